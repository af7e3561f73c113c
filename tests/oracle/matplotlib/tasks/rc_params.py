# Settings for all plots.
import matplotlib as mpl
import matplotlib.pyplot as plt

plt.rc("font", family="serif", size=12)
print(mpl.rcParams["font.family"], plt.rcParams["font.size"])
plt.rcParams.update({"figure.figsize": (4, 3), "axes.grid": True})
fig, ax = plt.subplots()
print(fig.get_size_inches().tolist(), ax.xaxis.get_gridlines()[0].get_visible())
with plt.rc_context({"lines.linewidth": 5}):
    print(plt.plot([1, 2])[0].get_linewidth())
print(plt.plot([1, 2])[0].get_linewidth())
plt.rcdefaults()
print(mpl.rcParams["font.size"], mpl.rcParams["figure.figsize"])
