# A list of axes, each with a title.
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame({"a": [1, 2, 2, 3], "b": [3.5, 1.5, 2.5, 2.0], "c": [10, 20, 30, 40]})
axes = []
for column in frame.columns:
    fig, ax = plt.subplots()
    frame[column].plot(kind="hist", title=column, ax=ax)
    axes.append(ax)
for ax in axes:
    print(ax.get_title(), repr(ax.get_ylabel()), len(ax.patches), [p.get_height() for p in ax.patches])
print(plt.get_fignums())
plt.close("all")
print(plt.get_fignums())
