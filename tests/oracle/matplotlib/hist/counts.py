import matplotlib.pyplot as plt
import numpy as np

values = np.array([1, 1, 2, 3, 3, 3, 4, 7, 9, 10])
fig, ax = plt.subplots()
counts, edges, patches = ax.hist(values)
print(counts.tolist(), np.round(edges, 4).tolist(), type(patches).__name__, len(patches))
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
for options in (
    {"bins": 4}, {"bins": [0, 2, 5, 10]}, {"bins": "auto"}, {"bins": 3, "range": (2, 8)}, {"bins": 4, "density": True},
    {"bins": 4, "cumulative": True}, {"bins": 4, "cumulative": -1}, {"bins": 4, "cumulative": True, "density": True},
    {"bins": 4, "weights": np.arange(10)}, {"bins": 4, "bottom": 5}, {"bins": "sturges"}, {"bins": range(0, 12, 3)},
):
    counts, edges, patches = ax.hist(values, **options)
    print(options.keys(), np.round(counts, 4).tolist(), np.round(edges, 4).tolist(), [round(float(p.get_y()), 3) for p in patches][:2])
