import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(6, 3))
ax.axis("off")
ax.table(cellText=[[1, 2, 3], [4, 5, 6]], rowLabels=["first", "second"], colLabels=["a", "b", "c"], loc="center", colColours=["lightgrey"] * 3)
ax.set_title("A table")

plt.savefig("reports/table.png")
