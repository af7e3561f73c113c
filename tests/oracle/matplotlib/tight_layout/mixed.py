# Legends beside the axes, factors over them, titles of several lines and aspects.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, axs = plt.subplots(2, 2, figsize=(8, 7), width_ratios=[2, 1])
axs[0, 0].plot([0, 1], [0, 2e-5], label="line")
axs[0, 0].legend(loc="upper left", bbox_to_anchor=(1.01, 1))
axs[0, 1].set_title("two\nlines", fontsize=16)
axs[1, 0].set_aspect("equal")
axs[1, 0].set_xlabel("label")
axs[1, 1].xaxis.set_label_position("top")
axs[1, 1].set_xlabel("on top")
fig.supylabel("left of all")
fig.tight_layout()
print(places(fig))
axs[0, 0].get_legend().set_in_layout(False)
fig.tight_layout(rect=(0, 0.1, 1, 1))
print(places(fig))
inset = axs[1, 1].inset_axes([0.1, 0.1, 0.3, 0.3])
fig.tight_layout()
print(places(fig))
