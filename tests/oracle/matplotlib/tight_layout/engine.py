# Tight layout at every drawing.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, ax = plt.subplots(layout="tight")
ax.set_ylabel("label")
engine = fig.get_layout_engine()
print(type(engine).__name__, engine.get(), engine.adjust_compatible, engine.colorbar_gridspec, fig.get_tight_layout())
fig.canvas.draw()
print(places(fig))
engine.set(pad=4, rect=(0, 0, 0.5, 1))
fig.canvas.draw()
print(places(fig), engine.get())
fig.set_layout_engine("none")
print(type(fig.get_layout_engine()).__name__)
with plt.rc_context({"figure.autolayout": True}):
    print(type(plt.figure().get_layout_engine()).__name__)
print(plt.figure(tight_layout={"pad": 2}).get_layout_engine().get())
