# Size, resolution and background of a figure.
import matplotlib.pyplot as plt

fig = plt.figure()
print(fig, repr(fig), fig.get_size_inches().tolist(), fig.dpi, fig.get_dpi())
fig.set_size_inches(8, 3)
print(fig.get_figwidth(), fig.get_figheight(), fig.bbox.bounds == (0, 0, 800, 300))
fig.set_size_inches((4, 5))
fig.set_dpi(50)
print(repr(fig), fig.canvas.get_width_height())
fig.set_figwidth(10)
fig.set_figheight(2.5)
fig.dpi = 200
print(fig, fig.get_size_inches().tolist(), fig.dpi)
other = plt.figure(figsize=(5, 2.5), dpi=150, facecolor="lightgrey", edgecolor="red", linewidth=2, frameon=False)
print(repr(other), other.get_facecolor(), other.get_edgecolor(), other.get_linewidth(), other.get_frameon())
other.set_facecolor("#ff8800")
other.set_frameon(True)
print(other.get_facecolor(), other.patch.get_facecolor(), other.frameon)
print([round(v, 3) for v in plt.figaspect(0.5)], [round(v, 3) for v in plt.figaspect(3)])
