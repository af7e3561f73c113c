import matplotlib.pyplot as plt
import numpy as np

rng = np.random.default_rng(0)
data = [rng.normal(size=30), rng.normal(1, 2, size=30)]
fig, ax = plt.subplots()
parts = ax.boxplot(data, notch=True, patch_artist=True, showmeans=True, tick_labels=["a", "b"], widths=0.6, boxprops={"facecolor": "pink"}, medianprops={"color": "k", "linewidth": 2})
box = parts["boxes"][0]
print(type(box).__name__, box.get_facecolor(), np.round(box.get_path().vertices, 3).tolist())
print(parts["medians"][0].get_color(), parts["medians"][0].get_linewidth(), np.round(parts["medians"][0].get_xdata(), 3).tolist())
mean = parts["means"][0]
print(np.round(mean.get_xydata(), 4).tolist(), mean.get_marker(), mean.get_linestyle(), mean.get_markerfacecolor())
print([label.get_text() for label in ax.get_xticklabels()])
parts = ax.boxplot(data, positions=[4, 6], showfliers=False, meanline=True, showmeans=True, showcaps=False, whis=(5, 95), manage_ticks=False)
print(len(parts["fliers"]), len(parts["caps"]), np.round(parts["means"][0].get_xdata(), 3).tolist(), parts["means"][0].get_linestyle(), repr(parts["means"][0].get_marker()))
print(np.round(parts["whiskers"][0].get_ydata(), 4).tolist())
parts = ax.boxplot(data, sym="r+", whis=0.5, zorder=9, label=["x", "y"])
print(parts["fliers"][0].get_marker(), parts["fliers"][0].get_markeredgecolor(), len(parts["fliers"][0].get_xdata()), parts["boxes"][0].get_zorder(), [m.get_label() for m in parts["medians"]])
parts = ax.boxplot(np.arange(12).reshape(4, 3), sym="", usermedians=[1, None, 3])
print([m.get_ydata()[0] for m in parts["medians"]], parts["fliers"])
