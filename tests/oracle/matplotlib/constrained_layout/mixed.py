# Twins, legends beside the axes, ticks on top and turned labels together.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, axs = plt.subplots(2, 2, layout="constrained", figsize=(9, 7), sharex=True)
axs[0, 0].plot([0, 12345], [0, 1e6], label="line")
axs[0, 0].legend(loc="upper left", bbox_to_anchor=(1.01, 1))
twin = axs[0, 1].twinx()
twin.set_ylabel("second")
axs[1, 0].tick_params(axis="x", rotation=45)
axs[1, 0].set_ylabel("first\nlines")
axs[1, 1].xaxis.set_ticks_position("top")
axs[1, 1].set_title("above the ticks")
fig.supxlabel("all")
fig.canvas.draw()
print(places(fig))
axs[1, 1].set_in_layout(False)
fig.canvas.draw()
print(places(fig)[:2])
