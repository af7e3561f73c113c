import matplotlib.pyplot as plt
import pandas as pd

fig, ax = plt.subplots()
days = pd.date_range("2024-01-01", periods=3)
line, caps, bars = ax.errorbar(days, [1, 2, 3], yerr=0.5, xerr=pd.Timedelta(days=1))
print([segment.tolist() for bar in bars for segment in bar.get_segments()])
fig, ax = plt.subplots()
line, caps, bars = ax.errorbar(["a", "b"], pd.Series([1.0, 2.0]), yerr=pd.Series([0.5, 0.25]), fmt="s")
print([segment.tolist() for segment in bars[0].get_segments()], line.get_marker(), line.get_linestyle())
