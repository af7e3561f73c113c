import matplotlib.pyplot as plt
from matplotlib.legend import Legend
from matplotlib.legend_handler import HandlerLine2D, HandlerPatch, HandlerTuple
from matplotlib.lines import Line2D
from matplotlib.patches import Circle, Patch

fig, ax = plt.subplots()
a, = ax.plot([1, 2], "r")
b, = ax.plot([2, 1], "bo")
legend = ax.legend([(a, b)], ["both"], handler_map={tuple: HandlerTuple(ndivide=None)})
fig.canvas.draw()
print([text.get_text() for text in legend.get_texts()], [type(handle).__name__ for handle in legend.legend_handles])
legend = ax.legend(handles=[Patch(color="g", label="patch"), Line2D([], [], marker="s", ls="", label="marker"), a])
print([text.get_text() for text in legend.get_texts()], legend.legend_handles[0].get_facecolor(), legend.legend_handles[1].get_marker())
legend = ax.legend([Circle((0, 0), 1)], ["disc"], handler_map={Circle: HandlerPatch(patch_func=lambda width, height, **k: Circle((width / 2, height / 2), 4))})
print(type(legend.legend_handles[0]).__name__, legend.legend_handles[0].get_radius())
legend = ax.legend([a], ["three"], handler_map={a: HandlerLine2D(numpoints=3)})
print(legend.get_lines()[0].get_xydata().round(3).tolist())
print(sorted(kind.__name__ for kind in Legend.get_default_handler_map()))
ax.errorbar([1, 2], [1, 2], yerr=0.2, label="eb")
ax.stem([1, 2], [1, 2], label="st")
print([type(handle).__name__ for handle in ax.legend().legend_handles])
