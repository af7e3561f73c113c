# What scripts do with a time axis afterwards.
import numpy as np
import pandas as pd

s = pd.Series(np.arange(12.0), index=pd.date_range("2024-01-01", periods=12, freq="MS"), name="v")
ax = s.plot()
print(ax.get_lines()[0].get_xdata()[:2], ax.get_lines()[0].get_xdata(orig=False)[:2].tolist())
line = ax.axvline(pd.Timestamp("2024-06-01"), color="r")
print(line.get_xdata(orig=False) if hasattr(line, "get_xdata") else None)
ax.set_xlim("2024-03", "2024-09")
print([float(v) for v in ax.get_xlim()])
ax = pd.DataFrame({"a": s, "m": s.rolling(3).mean()}).plot(style=["-", "--"])
print([int(np.isnan(np.asarray(line.get_ydata(), dtype=float)).sum()) for line in ax.get_lines()])
ax = s.plot(kind="area", figsize=(3, 3), ax=None)
ax = s.to_frame().plot.area()
print([float(v) for v in ax.get_xlim()], ax.collections[0].get_paths()[0].vertices[:2].tolist())
deltas = pd.Series([1, 2, 3], index=pd.to_timedelta([0, 90, 180], unit="min"))
ax = deltas.to_frame("d").plot()
print([t.get_text() for t in ax.get_xticklabels()])
