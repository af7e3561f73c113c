# Irregular dates are matplotlib's days, with turned labels.
import numpy as np
import pandas as pd

index = pd.to_datetime(["2024-01-01", "2024-01-03", "2024-02-10", "2024-03-01"])
ax = pd.DataFrame({"v": [1, 3, 2, 4]}, index=index).plot()
print(ax.get_lines()[0].get_xdata(orig=False).tolist(), [round(float(v), 4) for v in ax.get_xlim()])
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticklabels()[0].get_rotation(), ax.get_xticklabels()[0].get_ha())
print(ax.get_xticks().tolist(), hasattr(ax, "freq"))
regular = pd.DataFrame({"v": np.arange(4.0)}, index=pd.date_range("2024-01-01", periods=4, freq="MS"))
ax = regular.plot(x_compat=True)
print(ax.get_lines()[0].get_xdata(orig=False).tolist(), [t.get_text() for t in ax.get_xticklabels()])
ax = regular.reset_index().plot(x="index", y="v", rot=60)
print(ax.get_xlabel(), ax.get_xlim(), ax.get_xticklabels()[0].get_rotation())
shuffled = pd.DataFrame({"v": [1, 2, 3]}, index=pd.to_datetime(["2024-05-01", "2024-01-01", "2024-01-02"]))
print(shuffled.plot().get_lines()[0].get_ydata().tolist())
