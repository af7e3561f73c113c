import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
for where in ("pre", "post", "mid"):
    line, = ax.step([1, 2, 3], [4, 5, 6], where=where)
    print(where, line.get_drawstyle(), line.get_path().vertices.tolist(), line.get_xydata().tolist())
line, = ax.plot(np.arange(6), np.arange(6), marker="o", markevery=2)
print(line.get_markevery())
for every in (None, 3, (1, 2), slice(0, 3), [0, 4], 0.1):
    line.set_markevery(every)
    print(line.get_markevery())
flat = ax.axhline(3, color="r", ls=":")
print(flat.get_xydata().tolist(), flat.get_ls(), flat.get_color())
endless = ax.axline((0, 0), slope=2)
print(endless.get_slope(), endless.get_xy1(), endless.get_xy2(), type(endless).__name__)
try:
    endless.set_xy2((1, 1))
except ValueError as error:
    print(error)
