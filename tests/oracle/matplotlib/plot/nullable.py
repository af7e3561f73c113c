import matplotlib.pyplot as plt
import pandas as pd

frame = pd.DataFrame({"x": pd.array([1, 2, 3], dtype="Int64"), "y": pd.array([1.5, None, 2.5], dtype="Float64")})
fig, ax = plt.subplots()
(line,) = ax.plot(frame["x"], frame["y"])
print([float(v) for v in line.get_xdata()], [float(v) for v in line.get_ydata()])
points = ax.scatter(frame["x"], frame["y"])
print(len(points.get_offsets()))
bars = ax.bar(frame["x"], frame["x"] * 2)
print([float(bar.get_height()) for bar in bars], [round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
counts, edges, patches = ax.hist(frame["x"], bins=3)
print(counts.tolist())
ax.fill_between(frame["x"], frame["x"])
ax.errorbar(frame["x"], frame["x"], yerr=frame["x"])
print(len(ax.lines), len(ax.collections))
