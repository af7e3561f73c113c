import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
lines = ax.contour(np.array([[0, 1, 0], [1, 5, 1], [0, 1, 0]]), levels=[2, 4])
print([[sorted(np.round(segment, 3).tolist()) for segment in level] for level in lines.allsegs])
filled = ax.contourf(np.array([[0, 1, 0], [1, 5, 1], [0, 1, 0]]), levels=[2, 4, 6])
print([np.round(path.get_extents().extents, 3).tolist() for path in filled.get_paths()])
x, y = np.meshgrid(np.linspace(0, 1, 5), np.linspace(0, 2, 5))
lines = ax.contour(x, y, x + y, levels=[1.0])
print([np.round(path.get_extents().extents, 3).tolist() for path in lines.get_paths()], len(lines.allsegs[0]))
z = np.arange(16.0).reshape(4, 4)
z[1, 1] = np.nan
lines = ax.contour(z, levels=[2.5, 7.5])
print([len(level) for level in lines.allsegs])
lines = ax.contour(np.arange(6).reshape(2, 3), extent=(0, 10, 0, 5), origin="lower")
print([round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())], lines.levels.tolist())
