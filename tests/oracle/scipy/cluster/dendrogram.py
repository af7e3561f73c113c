# Where the links of a dendrogram lie, without drawing it.
import numpy as np
from scipy.cluster.hierarchy import dendrogram, linkage, set_link_color_palette

Z = linkage(np.array([662., 877., 255., 412., 996., 295., 468., 268., 400., 754., 564., 138., 219., 869., 669.]), "single")
found = dendrogram(Z, no_plot=True)
for key in ("icoord", "dcoord", "ivl", "leaves", "color_list", "leaves_color_list"):
    print(key, [np.array(part).tolist() if isinstance(part, list) else part for part in found[key]])
print(dendrogram(Z, no_plot=True, labels=list("abcdef"), color_threshold=200)["color_list"])
set_link_color_palette(["m", "c"])
print(dendrogram(Z, no_plot=True, above_threshold_color="y")["color_list"])
set_link_color_palette(None)
print(dendrogram(Z, no_plot=True, link_color_func=lambda node: f"C{node}")["color_list"])
