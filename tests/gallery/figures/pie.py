import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.pie([35, 25, 20, 20], labels=["rent", "food", "fun", "rest"], autopct="%1.1f%%", explode=(0.1, 0, 0, 0), shadow=True, startangle=90)
ax.axis("equal")
ax.set_title("Where it goes")

plt.savefig("reports/pie.png")
