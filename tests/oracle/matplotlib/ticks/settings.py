"""Ticks by the settings."""
import matplotlib.pyplot as plt

with plt.rc_context({"xtick.top": True, "xtick.labeltop": True, "xtick.bottom": False, "xtick.labelbottom": False, "ytick.direction": "in",
                     "ytick.labelsize": 7, "ytick.color": "red", "xtick.minor.visible": True, "ytick.major.size": 9}):
    fig, ax = plt.subplots()
print([line.get_visible() for line in ax.get_xticklines()[:2]], ax.xaxis.get_tick_params())
print(ax.get_yticklabels()[0].get_fontsize(), ax.get_yticklabels()[0].get_color(), ax.get_yticklines()[0].get_color(), ax.get_yticklines()[0].get_markersize())
print(len(ax.get_xticks(minor=True)), ax.yaxis.get_major_ticks()[0].get_tickdir(), ax.xaxis.get_ticks_position())
