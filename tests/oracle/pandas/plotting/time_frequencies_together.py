# Series of different frequencies in one axes.
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

monthly = pd.Series([1.0, 2.0, 3.0, 4.0], index=pd.date_range("2024-01-01", periods=4, freq="MS"))
daily = pd.Series(np.arange(100.0), index=pd.date_range("2024-01-01", periods=100, freq="D"))
for first, second in ((monthly, daily), (daily, monthly)):
    plt.figure()
    ax = first.plot()
    second.plot(ax=ax, secondary_y=False)
    print(ax.freq, [line.get_xdata(orig=False)[:3].tolist() for line in ax.get_lines()], [float(v) for v in ax.get_xlim()])
plt.figure()
ax = monthly.plot(label="left", legend=True)
right = (monthly * 10).plot(secondary_y=True, label="right", legend=True)
print(right is ax, [t.get_text() for t in ax.get_legend().get_texts()], right.freq)
for freq in ("QS-FEB", "QE-JAN", "YS-APR", "YE-JUN", "W-MON", "2W", "BME", "90min", "6h", "-1D"):
    plt.figure()
    ax = pd.Series(np.arange(5.0), index=pd.date_range("2024-01-01", periods=5, freq=freq)).plot()
    print(freq, ax.freq, ax.get_lines()[0].get_xdata(orig=False)[:3].tolist())
