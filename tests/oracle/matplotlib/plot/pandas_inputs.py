import matplotlib.pyplot as plt
import pandas as pd

series = pd.Series([1.5, None, 2.5], index=[10, 20, 30], name="s")
frame = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, index=[0.1, 0.2, 0.3])
fig, ax = plt.subplots()
(line,) = ax.plot(series)
print(line.get_xdata().tolist(), line.get_ydata().tolist(), line.get_label())
lines = ax.plot(frame)
print([line.get_label() for line in lines], lines[1].get_xydata().tolist())
lines = ax.plot(frame.index, frame, label=list(frame.columns))
print([line.get_label() for line in lines])
(line,) = ax.plot(pd.Series([1, 2, None], dtype="Int64"))
print(line.get_ydata().tolist())
(line,) = ax.plot(pd.Index([5, 6, 7]), frame["a"])
print(line.get_xdata().tolist())
bars = ax.bar(frame["a"].astype(str), frame["b"])
print([bar.get_height() for bar in bars])
