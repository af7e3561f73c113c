import matplotlib.pyplot as plt
import numpy as np


def corner(draw):
    fig, ax = plt.subplots()
    draw(ax)
    legend = ax.legend()
    fig.canvas.draw()
    box = legend.get_window_extent().transformed(ax.transAxes.inverted())
    plt.close(fig)
    return [("left", "middle", "right")[min(int(3 * (box.x0 + box.x1) / 2), 2)], ("bottom", "middle", "top")[min(int(3 * (box.y0 + box.y1) / 2), 2)]]


x = np.linspace(0, 1, 50)
print(corner(lambda ax: ax.plot(x, x, label="a")), corner(lambda ax: ax.plot(x, 1 - x, label="a")))
print(corner(lambda ax: ax.plot(x, np.sin(9 * x), label="a")), corner(lambda ax: ax.bar([1, 2, 3], [3, 2, 1], label="a")))
print(corner(lambda ax: ax.bar([1, 2, 3], [1, 2, 3], label="a")), corner(lambda ax: ax.scatter(x, x**3, label="a")))
print(corner(lambda ax: ax.hist(np.random.default_rng(1).exponential(size=500), bins=20, label="a")))
print(corner(lambda ax: ax.fill_between(x, x, label="a")), corner(lambda ax: [ax.plot(x, x + k, label=k) for k in range(5)]))
