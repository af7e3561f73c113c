"""Grids of shared axes show labels at the edge only."""
import matplotlib.pyplot as plt

for sharex, sharey in ((True, True), ("col", "row"), ("all", False), (False, "row"), ("row", "col")):
    fig, axs = plt.subplots(2, 2, sharex=sharex, sharey=sharey)
    print(sharex, sharey)
    for ax in axs.flat:
        print("  ", len(ax.get_xticklabels()), len(ax.get_yticklabels()), ax.xaxis.get_tick_params()["labelbottom"],
              ax.yaxis.get_tick_params()["labelleft"], ax.xaxis.get_tick_params()["bottom"])
    plt.close(fig)
