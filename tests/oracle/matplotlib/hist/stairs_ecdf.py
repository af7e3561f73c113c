import matplotlib.pyplot as plt
import numpy as np

fig, axes = plt.subplots(1, 4)
steps = axes[0].stairs([1, 3, 2], [0, 1, 2, 4])
print(type(steps).__name__, steps.get_path().vertices.tolist(), steps.get_edgecolor(), steps.get_fill())
filled = axes[1].stairs([1, 3, 2], fill=True, color="g", label="s")
print(filled.get_facecolor(), filled.get_linewidth(), filled.get_label(), filled.get_data().edges.tolist())
line = axes[2].ecdf([3, 1, 2, 2], label="e")
print(line.get_xydata().tolist(), line.get_drawstyle(), line.get_label())
line = axes[3].ecdf([3, 1, 2, 2], complementary=True, compress=True, orientation="horizontal")
print(line.get_xydata().tolist(), line.get_drawstyle())
for ax in axes:
    print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
line = axes[3].ecdf([1, 2], weights=[3, 1])
print(line.get_ydata().tolist())
for call in (lambda: axes[0].ecdf([1, np.nan]), lambda: axes[0].ecdf([1], ds="steps"), lambda: axes[0].stairs([1, 2], [0, 1])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
