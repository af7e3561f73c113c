# A film: no module for it, and what to do instead.
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.animation import FuncAnimation

fig, ax = plt.subplots()
x = np.linspace(0, 6.3, 50)
(line,) = ax.plot(x, np.sin(x))


def update(frame):
    line.set_ydata(np.sin(x + frame / 10))
    return (line,)


film = FuncAnimation(fig, update, frames=20, interval=50)
film.save("reports/wave.gif")
