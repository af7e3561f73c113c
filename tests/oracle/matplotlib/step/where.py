import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for where in ("pre", "post", "mid"):
    (line,) = ax.step([1, 2, 3], [3, 1, 2], where=where, label=where)
    print(line.get_drawstyle(), line.get_label(), line.get_path().vertices.tolist(), line.get_xydata().tolist())
(line,) = ax.step([1, 2, 3], [3, 1, 2], "r--")
print(line.get_drawstyle(), line.get_color(), line.get_linestyle())
try:
    ax.step([1], [2], where="after")
except ValueError as error:
    print(error)
