"""Arguments of plot: shapes, groups, data and labels."""
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print([line.get_xydata().tolist() for line in ax.plot([3, 4])])
print([line.get_xydata().tolist() for line in ax.plot([1, 2], [3, 4], "r", [5, 6], [7, 8], "b--")])
print([line.get_ydata().tolist() for line in ax.plot(np.arange(6).reshape(3, 2))])
print([line.get_label() for line in ax.plot([1, 2], [[3, 4], [5, 6]], label=["a", "b"])])
df = pd.DataFrame({"u": [1, 2], "v": [3.0, 4.0]}, index=[10, 20])
line, = ax.plot("u", "v", data=df)
print(line.get_label(), line.get_xydata().tolist(), ax.plot(df["v"])[0].get_xdata().tolist(), ax.plot("v", data=df)[0].get_label())
print([line.get_label() for line in ax.plot(df)], ax.plot("u", "v", "r--", data=df)[0].get_linestyle())
for call in (lambda: ax.plot([1, 2], [1, 2, 3]), lambda: ax.plot("u", "v", "r", "x", data=df), lambda: ax.plot("u", "zz", data=df),
             lambda: ax.plot(x=[1]), lambda: ax.plot(np.zeros((2, 2, 2))), lambda: ax.plot(np.zeros((3, 2)), np.zeros((3, 3))),
             lambda: ax.plot([1, 2], [[3, 4], [5, 6]], label=["a", "b", "c"]), lambda: ax.plot([1], [2], [3]), lambda: ax.plot(None, [1])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
print(ax.plot())
