"""The number of ticks depends on the room and the size of labels."""
import matplotlib.pyplot as plt

for size in ((2, 2), (3, 1.5), (20, 3), (4, 12)):
    for points in (6, 10, 20):
        fig, ax = plt.subplots(figsize=size)
        ax.tick_params(labelsize=points)
        ax.set_xlim(0, 7.3)
        ax.set_ylim(-13, 99)
        print(size, points, ax.xaxis.get_tick_space(), ax.yaxis.get_tick_space(), ax.get_xticks().tolist(), ax.get_yticks().tolist())
        plt.close(fig)
