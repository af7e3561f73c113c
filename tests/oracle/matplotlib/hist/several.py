import matplotlib.pyplot as plt
import numpy as np

one, two = [1, 2, 2, 5], [2, 3, 4, 4, 4, 6]
fig, axes = plt.subplots(1, 4)
for ax, options in zip(axes, ({}, {"stacked": True}, {"histtype": "step"}, {"stacked": True, "density": True, "histtype": "stepfilled"})):
    counts, edges, groups = ax.hist([one, two], bins=5, label=["one", "two"], color=["tab:red", "tab:blue"], **options)
    print(np.round(counts, 4).tolist(), edges.tolist(), repr(groups))
    print([[patch.get_label() for patch in group][:2] for group in groups])
    print([[np.round(patch.get_xy(), 3).tolist() for patch in group][:2] for group in groups])
    print(ax.get_legend_handles_labels()[1], [round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
counts, edges, groups = axes[0].hist(np.arange(12).reshape(4, 3), bins=2)
print(counts.tolist(), len(groups))
