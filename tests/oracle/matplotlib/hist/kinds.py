import matplotlib.pyplot as plt
import numpy as np

values = [1, 2, 2, 3, 3, 3]
fig, axes = plt.subplots(2, 3)
for ax, options in zip(
    axes.flat,
    ({"histtype": "step"}, {"histtype": "stepfilled"}, {"histtype": "barstacked"}, {"orientation": "horizontal"}, {"align": "left", "rwidth": 0.5}, {"log": True}),
):
    counts, edges, patches = ax.hist(values, bins=3, **options)
    patch = patches[0]
    print(options, type(patches).__name__, type(patch).__name__, len(patches))
    print(np.round(patch.get_xy(), 4).tolist(), patch.get_facecolor(), patch.get_edgecolor(), patch.get_fill(), patch.get_zorder())
    print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], ax.get_yscale())
