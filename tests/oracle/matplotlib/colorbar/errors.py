# What colorbars refuse.
import matplotlib.pyplot as plt
import numpy as np

data = np.arange(12).reshape(3, 4)


def box(ax):
    return [round(float(v), 3) for v in ax.get_position().bounds]


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



fig, ax = plt.subplots()
mesh = ax.pcolormesh(data)
other = plt.figure().add_subplot()
attempt(lambda: fig.colorbar(plt.cm.ScalarMappable()))
attempt(lambda: fig.colorbar(mesh, location="inside"))
attempt(lambda: fig.colorbar(mesh, orientation="diagonal"))
attempt(lambda: fig.colorbar(mesh, location="left", orientation="horizontal"))
attempt(lambda: fig.colorbar(mesh, spacing="wide"))
attempt(lambda: fig.colorbar(mesh, ax=[ax, other]))
attempt(lambda: fig.colorbar(mesh, extendfrac="long", extend="both"))
attempt(lambda: fig.colorbar(mesh, colour=1))
attempt(lambda: fig.colorbar())
attempt(lambda: plt.figure().colorbar(3))
