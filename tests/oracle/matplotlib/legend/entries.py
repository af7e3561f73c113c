import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([1, 2, 3], label="one")
ax.plot([3, 2, 1], "o--", label="two")
ax.bar([1, 2], [1, 2], label="bars")
ax.scatter([1, 2], [1, 2], label="dots")
ax.fill_between([1, 2], [1, 2], label="area")
ax.plot([2, 2], label="_hidden")
print(ax.get_legend_handles_labels()[1], ax.get_legend())
legend = ax.legend()
print(legend, legend.get_texts(), [text.get_text() for text in legend.get_texts()], [type(handle).__name__ for handle in legend.legend_handles])
print(len(legend.get_lines()), legend.get_patches(), legend.get_frame_on(), legend.get_title().get_text(), legend.get_zorder())
print(legend.get_lines()[1].get_marker(), legend.get_lines()[1].get_linestyle(), legend.get_patches()[0].get_facecolor())
for make in (lambda: ax.legend(["x", "y"]), lambda: ax.legend([ax.lines[0]], ["q"]), lambda: ax.legend(handles=ax.lines[:2]),
             lambda: ax.legend(labels=["m"]), lambda: ax.legend(reverse=True)):
    print([text.get_text() for text in make().get_texts()])
print(ax.get_legend() is ax.legend_)
ax.get_legend().remove()
print(ax.get_legend())
