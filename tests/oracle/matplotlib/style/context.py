# Styles inside a with block.
import matplotlib as mpl
import matplotlib.pyplot as plt

mpl.rcParams["lines.linewidth"] = 5
with plt.style.context("fivethirtyeight"):
    print(mpl.rcParams["lines.linewidth"], mpl.rcParams["axes.facecolor"], mpl.rcParams["figure.subplot.left"])
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["axes.facecolor"])
with plt.style.context(["bmh", {"font.size": 20}], after_reset=True):
    print(mpl.rcParams["lines.linewidth"], mpl.rcParams["font.size"], mpl.rcParams["grid.linestyle"])
with plt.style.context({"xtick.color": "r"}, after_reset=True):
    print(mpl.rcParams["lines.linewidth"], mpl.rcParams["xtick.color"])
print(mpl.rcParams["lines.linewidth"])
