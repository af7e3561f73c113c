# What grids refuse.
import matplotlib.pyplot as plt
from matplotlib.gridspec import GridSpec, GridSpecFromSubplotSpec, SubplotParams


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



grid = GridSpec(2, 3)
attempt(lambda: GridSpec(0, 3))
attempt(lambda: GridSpec(2, -1))
attempt(lambda: GridSpec(2.0, 1))
attempt(lambda: GridSpec(2, 2, width_ratios=[1]))
attempt(lambda: GridSpec(2, 2, height_ratios=[1, 2, 3]))
attempt(lambda: grid[6])
attempt(lambda: grid[2, 0])
attempt(lambda: grid[0, -4])
attempt(lambda: grid[0, 0, 0])
attempt(lambda: grid[1:1])
attempt(lambda: grid[0, 3:])
attempt(lambda: grid.update(margin=1))
attempt(lambda: grid.subplots())
attempt(lambda: GridSpecFromSubplotSpec(1, 1, grid))
attempt(lambda: SubplotParams(left=0.5, right=0.4))
attempt(lambda: SubplotParams(bottom=0.5, top=0.5))
attempt(lambda: plt.figure().add_gridspec(2, 2, gap=1))
