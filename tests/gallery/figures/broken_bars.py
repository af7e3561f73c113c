import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(8, 3))
ax.broken_barh([(10, 30), (60, 20)], (10, 9), facecolors="tab:blue")
ax.broken_barh([(0, 20), (40, 40), (90, 10)], (20, 9), facecolors=("tab:orange", "tab:green", "tab:red"))
ax.set_yticks([15, 25], labels=["Alice", "Bob"])
ax.set_xlabel("seconds since start")
ax.grid(True)
fig.tight_layout()

plt.savefig("reports/broken_bars.png")
