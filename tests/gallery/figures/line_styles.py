import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for i, style in enumerate(["-", "--", "-.", ":", (0, (5, 1)), (0, (3, 5, 1, 5))]):
    ax.plot([0, 1], [i, i], linestyle=style, linewidth=3, color=f"C{i}")
ax.set_yticks(range(6), labels=["solid", "dashed", "dashdot", "dotted", "dense", "dash dot"])
ax.set_title("Line styles")

plt.savefig("reports/line_styles.png")
