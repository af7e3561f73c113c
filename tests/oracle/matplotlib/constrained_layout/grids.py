# Many axes with titles of the figure.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, axs = plt.subplots(2, 3, figsize=(10, 6), layout="constrained")
for index, ax in enumerate(axs.flat):
    ax.plot([0, 10 ** index])
    ax.set_title(f"number {index}")
    ax.set_ylabel("value")
fig.suptitle("over everything")
fig.supxlabel("below everything")
fig.supylabel("left of everything")
fig.canvas.draw()
print(places(fig))
fig, axs = plt.subplots(2, 2, layout="constrained", width_ratios=[1, 3], gridspec_kw={"wspace": 0.2, "hspace": 0.1})
fig.canvas.draw()
print(places(fig))
