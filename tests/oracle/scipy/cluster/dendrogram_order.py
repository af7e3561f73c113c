# Sorted and truncated dendrograms.
import numpy as np
from scipy.cluster.hierarchy import dendrogram, linkage

Z = linkage(np.random.RandomState(7).rand(14, 2), "average")
for options in ({"count_sort": True}, {"count_sort": "descending"}, {"distance_sort": "ascending"}, {"distance_sort": "descending"}):
    print(options, dendrogram(Z, no_plot=True, **options)["leaves"])
print(dendrogram(Z, no_plot=True, truncate_mode="lastp", p=4)["ivl"], dendrogram(Z, no_plot=True, truncate_mode="lastp", p=4)["leaves"])
print(dendrogram(Z, no_plot=True, truncate_mode="level", p=1, show_leaf_counts=False)["ivl"])
print(dendrogram(Z, no_plot=True, truncate_mode="lastp", p=5, leaf_label_func=lambda node: f"n{node}")["ivl"])
for wrong in ({"truncate_mode": "half"}, {"orientation": "up"}, {"labels": ["a"]}, {"p": "five"}):
    try:
        dendrogram(Z, no_plot=True, **wrong)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
