import matplotlib.pyplot as plt
import numpy as np

x = np.linspace(0, 100, 1_000_000)
fig, ax = plt.subplots()
(line,) = ax.plot(x, np.sin(x))
points = ax.scatter(x[::2], np.cos(x[::2]), s=1, c=x[::2])
print(line.get_xydata().shape, points.get_offsets().shape, points.get_array().shape)
area = ax.fill_between(x, 0, np.sin(x))
print(area.get_paths()[0].vertices.shape)
counts, edges, patches = ax.hist(np.sin(x), bins=50)
print(counts.sum(), len(patches))
print([round(float(v), 3) for v in ax.get_xlim()])
