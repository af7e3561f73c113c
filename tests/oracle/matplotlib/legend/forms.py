import warnings

import matplotlib.pyplot as plt

fig, ax = plt.subplots()
(first,) = ax.plot([1, 2], label="first")
(second,) = ax.plot([2, 1], label="second")
ax.plot([0, 0], label="_hidden")
bars = ax.bar([0, 1], [1, 2], label="bars")
words = lambda legend: [text.get_text() for text in legend.get_texts()]
print(words(ax.legend()), words(ax.legend(["a", "b"])), words(ax.legend([second], ["only"])), words(ax.legend(handles=[second, bars])))
print(words(ax.legend(labels=["p", "q", "r"])), words(ax.legend([first, second], ["x"])))
legend = ax.legend(title="names", loc="upper left", ncol=2, fontsize=8, frameon=False)
print(legend.get_title().get_text(), legend._ncols, legend.get_frame_on(), legend.get_texts()[0].get_fontsize(), legend is ax.get_legend(), legend._loc)
print([type(handle).__name__ for handle in legend.legend_handles])
legend.remove()
print(ax.get_legend())
fig, ax = plt.subplots()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    legend = ax.legend()
    print(words(legend), [str(warning.message) for warning in seen])
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    ax.legend([first], ["a"], handles=[second])
    print([str(warning.message) for warning in seen])
for call in (lambda: ax.legend(1, 2, 3), lambda: ax.legend(5), lambda: ax.legend([first], ["a"], "upper right", 4)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
