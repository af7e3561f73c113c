# Legends of a whole figure.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(1, 2)
axs[0].plot([1, 2], label="first")
line, = axs[1].plot([2, 1], label="second")
axs[1].plot([0, 0])
legend = fig.legend()
print([t.get_text() for t in legend.get_texts()], legend in fig.legends, legend._loc, fig.legends[0] is legend)
some = fig.legend([line], ["renamed"], loc="upper center", ncols=3, title="lines", frameon=False)
print([t.get_text() for t in some.get_texts()], some.get_title().get_text(), some.get_frame_on(), len(fig.legends))
print([t.get_text() for t in fig.legend(handles=[line]).get_texts()])
print([t.get_text() for t in fig.legend(["a", "b"], loc="lower left").get_texts()])
print([t.get_text() for t in plt.figlegend(labels=["x"], handles=[line]).get_texts()])
some.remove()
print(some in fig.legends, len(fig.legends))
print(axs[0].get_legend(), legend.get_figure() is fig)
