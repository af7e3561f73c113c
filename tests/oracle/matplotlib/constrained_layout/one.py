# One axes, its pads and the box it fills.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, ax = plt.subplots(layout="constrained")
ax.set_title("A title")
ax.set_xlabel("the x axis")
ax.set_ylabel("the y axis")
fig.canvas.draw()
print(places(fig))
engine = fig.get_layout_engine()
print(type(engine).__name__, engine.get(), engine.adjust_compatible, engine.colorbar_gridspec)
engine.set(w_pad=0.5, h_pad=0.5)
fig.canvas.draw()
print(places(fig), fig.get_constrained_layout(), fig.get_constrained_layout_pads())
fig.get_layout_engine().set(rect=(0.2, 0, 0.6, 1), w_pad=0, h_pad=0)
fig.canvas.draw()
print(places(fig))
