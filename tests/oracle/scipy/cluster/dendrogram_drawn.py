# A dendrogram on axes: limits, ticks and lines.
import matplotlib.pyplot as plt
import numpy as np
from scipy.cluster.hierarchy import dendrogram, linkage

np.set_printoptions(precision=12)
Z = linkage(np.array([[1.0], [2.0], [4.0], [7.0], [11.0]]), "ward")
figure, (upright, lying) = plt.subplots(1, 2)
dendrogram(Z, ax=upright, labels=["a", "b", "c", "d", "e"])
dendrogram(Z, ax=lying, orientation="left")
print(upright.get_xlim(), np.round(upright.get_ylim(), 9), [text.get_text() for text in upright.get_xticklabels()])
print(np.round(lying.get_xlim(), 9), lying.get_ylim(), [text.get_text() for text in lying.get_yticklabels()])
print(len(upright.collections), upright.get_xticks(), len(upright.collections[0].get_segments()))
