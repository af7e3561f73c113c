import matplotlib.gridspec as gridspec
import matplotlib.pyplot as plt

fig = plt.figure(figsize=(8, 6))
grid = gridspec.GridSpec(3, 3, figure=fig, hspace=0.6, wspace=0.4)
fig.add_subplot(grid[0, :]).set_title("top")
fig.add_subplot(grid[1, :-1]).set_title("middle")
fig.add_subplot(grid[1:, -1]).set_title("right")
fig.add_subplot(grid[-1, 0]).set_title("corner")
fig.add_subplot(grid[-1, -2]).set_title("foot")

plt.savefig("reports/grid_spec.png")
