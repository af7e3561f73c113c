import matplotlib.pyplot as plt
import numpy as np

rng = np.random.default_rng(2)
z = rng.normal(size=(12, 9))
fig, ax = plt.subplots()
lines = ax.contour(z)
for level, parts in zip(lines.levels, lines.allsegs):
    print(round(float(level), 3), [(len(part), np.round(part[0], 3).tolist(), np.round(part[-1], 3).tolist()) for part in parts if len(part)])
z[3, 4] = z[7, 7] = z[7, 6] = z[0, 0] = np.nan
filled = ax.contourf(z, levels=[-3, -1, -0.5, 0, 0.5, 1, 3])

def area(path):
    total, starts = 0.0, [*np.nonzero(path.codes == 1)[0], len(path.codes)]
    for start, end in zip(starts[:-1], starts[1:]):
        points = path.vertices[start:end]
        total += 0.5 * np.sum(points[:-1, 0] * points[1:, 1] - points[1:, 0] * points[:-1, 1])
    return round(float(total), 6)

print([area(path) for path in filled.get_paths()])
lines = ax.contour(z)
print([sorted(len(part) for part in parts) for parts in lines.allsegs])
