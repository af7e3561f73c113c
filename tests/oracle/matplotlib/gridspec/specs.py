# Cells by index and slice, and how they print.
import matplotlib.pyplot as plt
from matplotlib.gridspec import GridSpec, GridSpecFromSubplotSpec, SubplotSpec

fig = plt.figure()
grid = fig.add_gridspec(3, 4)
for spec in (grid[0], grid[-1], grid[1, 2], grid[:2, 1:], grid[-1, -2:], grid[2:7], grid[:, 0]):
    print(spec, spec.num1, spec.num2, spec.rowspan, spec.colspan, spec.get_geometry())
spec = grid[1:, :2]
print(spec.is_first_row(), spec.is_last_row(), spec.is_first_col(), spec.is_last_col())
print(grid[0, 0] == grid[0], grid[0, 0] == GridSpec(3, 4)[0], hash(grid[0]) == hash(grid[0, 0]), grid[0] == 3)
print(repr(grid), repr(GridSpec(1, 2, width_ratios=[1, 3])), repr(GridSpec(2, 1, height_ratios=(2, 1))))
inner = GridSpecFromSubplotSpec(2, 2, subplot_spec=grid[0, 0])
print(repr(inner), inner[1, 1], isinstance(inner[0], SubplotSpec), inner[0].get_topmost_subplotspec())
ax = fig.add_subplot(spec)
print(ax.get_gridspec() is grid, ax.get_subplotspec() is spec)
ax.set_subplotspec(grid[0, 3])
print([round(float(v), 4) for v in ax.get_position().bounds])
