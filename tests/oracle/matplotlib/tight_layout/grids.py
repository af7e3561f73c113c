# Gaps between many axes.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, axs = plt.subplots(2, 3, figsize=(10, 6))
for index, ax in enumerate(axs.flat):
    ax.plot([0, 10 ** index])
    ax.set_title(f"number {index}")
    ax.set_ylabel("value")
    ax.set_xlabel("time")
fig.tight_layout()
print(places(fig))
fig.tight_layout(pad=0.4, w_pad=0.5, h_pad=1.0)
print(places(fig))
fig.suptitle("over everything")
fig.tight_layout()
print(places(fig))
print({name: round(getattr(fig.subplotpars, name), 2) for name in ("left", "right", "wspace", "hspace")})
