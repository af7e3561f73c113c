import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
bars = ax.broken_barh([(1, 2), (5, 1.5)], (10, 4), facecolors=("r", "b"), edgecolor="k")
print(type(bars).__name__, [path.vertices.tolist() for path in bars.get_paths()], np.round(bars.get_facecolor(), 3).tolist(), bars.get_label())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
try:
    ax.broken_barh([(1, 2, 3)], (1, 2))
except ValueError as error:
    print(error)
