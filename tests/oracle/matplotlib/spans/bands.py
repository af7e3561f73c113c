import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 5])
band = ax.axhspan(1, 2, alpha=0.3, color="y", label="band")
print(type(band).__name__, band.get_xy(), band.get_width(), band.get_height(), band.get_facecolor(), band.get_label())
band = ax.axvspan(8, 20, 0.1, 0.5, facecolor="g")
print(band.get_xy(), band.get_width(), band.get_height(), band.get_edgecolor())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], len(ax.patches))
fig, ax = plt.subplots()
ax.axvspan(3, 5)
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
