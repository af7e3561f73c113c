"""Secondary axes with converted values."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 100], [1, 2])
second = ax.secondary_xaxis("top", functions=(lambda c: c * 9 / 5 + 32, lambda f: (f - 32) * 5 / 9))
second.set_xlabel("Fahrenheit")
fig.canvas.draw()
print(np.round(second.get_xlim(), 6).tolist(), second.get_xticks().tolist(), second.get_xlabel(), type(second).__name__)
print([t.get_text() for t in second.get_xticklabels()])
right = ax.secondary_yaxis("right")
fig.canvas.draw()
print(np.round(right.get_ylim(), 6).tolist(), len(ax.child_axes), right.yaxis.get_ticks_position(), len(fig.axes))
middle = ax.secondary_yaxis(0.5, functions=(lambda v: 1 / v, lambda v: 1 / v))
fig.canvas.draw()
print(np.round(middle.get_ylim(), 6).tolist(), np.round(middle.get_position().bounds, 4).tolist())
for call in (lambda: ax.secondary_xaxis("foo"), lambda: ax.secondary_yaxis("top"), lambda: ax.secondary_xaxis("top", functions=3)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
