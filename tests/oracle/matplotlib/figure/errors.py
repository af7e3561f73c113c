# What a figure refuses, in which words.
import matplotlib.pyplot as plt
import numpy as np


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



fig = plt.figure()
attempt(lambda: plt.Figure(figsize=(-1, 2)))
attempt(lambda: plt.Figure(figsize=(1, float("inf"))))
attempt(lambda: fig.set_size_inches(-1, 2))
attempt(lambda: fig.set_size_inches(np.nan, 2))
attempt(lambda: fig.add_axes())
attempt(lambda: fig.add_axes([0, 0, np.nan, 1]))
attempt(lambda: fig.add_axes([0, 0, 1, 1], 1))
attempt(lambda: fig.add_axes([0, 0, 1, 1], polar=True, projection="3d"))
attempt(lambda: fig.add_axes([0, 0, 1, 1], projection="nowhere"))
attempt(lambda: fig.add_axes([0, 0, 1, 1], projection=3))
attempt(lambda: fig.add_axes([0, 0, 1, 1], axes_class=plt.Axes, projection="polar"))
attempt(lambda: fig.add_axes([0, 0, 1, 1], colour="red"))
attempt(lambda: fig.subplots_adjust(left=0.9, right=0.1))
attempt(lambda: fig.subplots_adjust(bottom=0.9, top=0.1))
attempt(lambda: fig.text(0, 0, "a", colour=1))
attempt(lambda: fig.set_layout_engine("loose"))
other = plt.figure().add_subplot()
attempt(lambda: fig.add_axes(other))
attempt(lambda: fig.add_subplot(other))
attempt(lambda: fig.sca(other))
attempt(lambda: fig.set_figure(other.figure))
attempt(lambda: plt.Figure().number)
