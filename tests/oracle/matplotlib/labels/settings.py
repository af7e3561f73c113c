"""Titles, labels and frames by the settings."""
import numpy as np
import matplotlib.pyplot as plt

with plt.rc_context({"axes.titlesize": 20, "axes.titleweight": "bold", "axes.titlelocation": "left", "axes.titlecolor": "red", "axes.labelsize": 16,
                     "axes.labelcolor": "blue", "axes.labelpad": 10, "xaxis.labellocation": "right", "axes.facecolor": "0.8", "axes.edgecolor": "green",
                     "axes.linewidth": 3, "axes.spines.top": False, "axes.xmargin": 0.2, "axes.axisbelow": True}):
    fig, ax = plt.subplots()
    ax.set_title("t")
    ax.set_xlabel("x")
    ax.plot([0, 1])
print(repr(ax.get_title()), ax.get_title("left"), ax._left_title.get_fontsize(), ax._left_title.get_weight(), ax._left_title.get_color())
print(ax.xaxis.label.get_fontsize(), ax.xaxis.label.get_color(), ax.xaxis.label.get_ha(), ax.xaxis.labelpad)
print(ax.get_facecolor(), ax.spines["left"].get_edgecolor(), ax.spines["left"].get_linewidth(), ax.spines["top"].get_visible())
print(np.round(ax.axis(), 6).tolist(), ax.get_axisbelow(), ax.xaxis.get_zorder())
