"""Grids."""
import warnings
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
shown = lambda: ([line.get_visible() for line in ax.get_xgridlines()][:2], [line.get_visible() for line in ax.get_ygridlines()][:2])
print(shown())
ax.grid()
print(shown())
ax.grid()
print(shown())
ax.grid(True, axis="y", linestyle=":", alpha=0.3, color="red", linewidth=2)
line = ax.get_ygridlines()[0]
print(shown(), line.get_linestyle(), line.get_alpha(), line.get_color(), line.get_linewidth())
ax.grid(False)
print(shown())
ax.grid(which="both", axis="x")
ax.minorticks_on()
print(shown(), ax.xaxis.get_minor_ticks()[0].gridline.get_visible())
for call in (lambda: ax.grid(which="foo"), lambda: ax.grid(axis="foo"), lambda: ax.grid(foo=1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error)[:60])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    ax.grid(False, color="b", axis="x")
print(caught[0].message)
fig.canvas.draw()
