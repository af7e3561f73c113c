# DataFrame.hist hands back an array of axes.
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame({"x": range(10), "y": [1, 1, 2, 2, 2, 3, 3, 4, 5, 9]})
axes = frame.hist(bins=5)
print(type(axes).__name__, axes.shape, [ax.get_title() for ax in axes.ravel()])
print([[p.get_height() for p in ax.patches] for ax in axes.ravel()])
