import matplotlib.pyplot as plt

fig, axes = plt.subplot_mosaic("AAB;CDB", figsize=(8, 5))
for name, ax in axes.items():
    ax.set_title(name)
axes["A"].plot([1, 3, 2])
axes["B"].barh(["x", "y", "z"], [1, 2, 3])
axes["C"].scatter([1, 2, 3], [3, 1, 2])
axes["D"].hist([1, 2, 2, 3, 3, 3])
fig.tight_layout()

plt.savefig("reports/mosaic.png")
