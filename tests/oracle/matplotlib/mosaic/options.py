# Shared axes and options for some axes of a mosaic.
import matplotlib.pyplot as plt

fig, axs = plt.subplot_mosaic("AB;CC", sharex=True, sharey=True)
axs["A"].set_xlim(0, 3)
axs["C"].set_ylim(-1, 1)
print([ax.get_xlim() for ax in axs.values()], [ax.get_ylim() for ax in axs.values()])
axs = plt.figure().subplot_mosaic(
    "AB;CD", subplot_kw={"facecolor": "0.9"}, per_subplot_kw={"A": {"projection": "polar"}, "CD": {"title": "low"}}
)
print({name: (type(ax).__name__, ax.get_title(), ax.get_facecolor()) for name, ax in axs.items()})
axs = plt.figure().subplot_mosaic([["a", "b"]], per_subplot_kw={("a", "b"): {"xlabel": "x"}})
print([ax.get_xlabel() for ax in axs.values()])
fig, axs = plt.subplot_mosaic("AB", layout="constrained", num="named")
print(fig.get_label(), type(fig.get_layout_engine()).__name__)
