"""How an axes shows itself, and `set`."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print(ax)
ax.set(title="t", xlabel="x", ylabel="y", xlim=(0, 2), yscale="log", facecolor="red", xticks=[0, 1, 2], label="mine")
print(repr(ax))
print(ax.get_facecolor(), ax.get_yscale(), ax.get_xticks().tolist(), ax.get_label(), ax.name)
try:
    ax.set(colour="red")
except AttributeError as error:
    print(error)
print(ax.format_coord(0.5, 3))
print(ax.get_xaxis() is ax.xaxis, ax.figure is fig, ax.axes is ax)
