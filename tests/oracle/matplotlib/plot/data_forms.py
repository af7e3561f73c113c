import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
print([line.get_xydata().tolist() for line in ax.plot([3, 1, 2])])
lines = ax.plot([1, 2, 3], [[1, 2], [3, 4], [5, 6]])
print(len(lines), [line.get_ydata().tolist() for line in lines])
lines = ax.plot([1, 2], [1, 2], "r", [2, 3], [4, 5], "g--")
print([(line.get_color(), line.get_linestyle()) for line in lines])
lines = ax.plot(np.arange(6).reshape(3, 2))
print([line.get_xydata().tolist() for line in lines])
(line,) = ax.plot(5, 6, "o")
print(line.get_xdata().tolist(), line.get_ydata().tolist())
(line,) = ax.plot((1, 2), (np.nan, 3))
print(line.get_xydata().tolist())
(line,) = ax.plot(range(3), {"a": 1, "b": 2, "c": 3}.values())
print(line.get_ydata())
print(len(ax.lines), ax.get_xlim(), ax.get_ylim())
