import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(7, 4))
ax.barh(["a long category name", "middle", "short", "another long one"], [4, 7, 2, 9], xerr=[0.4, 0.6, 0.2, 1], color="skyblue", capsize=4)
ax.invert_yaxis()
ax.set_xlabel("count")
ax.set_title("Horizontal bars")
fig.tight_layout()

plt.savefig("reports/bars_horizontal.png")
