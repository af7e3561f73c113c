# rc() sets a group by short names; rcdefaults() sets all back.
import matplotlib as mpl

mpl.rc("lines", lw=3, c="r", marker="o")
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["lines.color"], mpl.rcParams["lines.marker"])
mpl.rc(("xtick", "ytick"), labelsize=3)
print(mpl.rcParams["xtick.labelsize"], mpl.rcParams["ytick.labelsize"])
mpl.rc("font", **{"family": "serif", "size": 14})
print(mpl.rcParams["font.family"], mpl.rcParams["font.size"])
mpl.rcdefaults()
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["ytick.labelsize"], mpl.rcParams["font.family"])
