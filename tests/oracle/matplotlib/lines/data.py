import matplotlib.pyplot as plt
import numpy as np
from matplotlib.lines import Line2D


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
line, = ax.plot([1, 2, 3, 4], [10, 20, 15, 30])
print(line.get_xdata(), line.get_ydata(), line.get_xydata().tolist(), line.get_data(orig=False))
line.set_data([0, 1], [5, 6])
print(line.get_xydata().tolist(), line.get_path().vertices.tolist(), line)
line.set_xdata([7, 8])
line.set_ydata(np.array([1, 2]))
print(line.get_xdata(), line.get_ydata(), line.get_bbox())
line.set_data(([3], [4]))
print(line.get_xydata().tolist())
for wrong in (lambda: line.set_xdata(3), lambda: line.set_ydata(3), lambda: line.set_data([1, 2])):
    print(tried(wrong))
long, = ax.plot(np.arange(5), np.arange(5) ** 2)
long.set_label("")
print(long.get_xydata().shape, str(long))
