# Properties set and read by name.
import matplotlib.pyplot as plt

fig = plt.figure()
print(fig.set(facecolor="red", figwidth=5, dpi=50, edgecolor="blue", linewidth=3) is not None)
print(repr(fig), fig.get_facecolor(), fig.get_edgecolor(), fig.get_linewidth())
plt.setp(fig, figheight=2, frameon=False)
print(repr(fig), plt.getp(fig, "frameon"), plt.getp(fig, "figheight"))
fig.set_label("a name")
print(fig.get_label(), fig.get_visible(), fig.get_zorder(), fig.get_alpha(), fig.get_gid())
try:
    fig.set(colour="red")
except AttributeError as error:
    print(error)
try:
    plt.Figure(colour="red")
except (AttributeError, TypeError) as error:
    print(type(error).__name__, error)
print(fig.get_children()[0] is fig.patch, fig.get_figure() is fig, fig.figure is fig)
