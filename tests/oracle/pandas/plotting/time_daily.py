# Days, weeks, business days.
import numpy as np
import pandas as pd


def show(index, **kwds):
    ax = pd.DataFrame({"v": np.arange(len(index), dtype=float)}, index=index).plot(**kwds)
    ax.get_figure().canvas.draw()
    print(index.freqstr, len(index), ax.freq, [float(v) for v in ax.get_xlim()])
    print("  ", [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(), ax.get_xticklabels())])
    minor = [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(minor=True), ax.get_xticklabels(minor=True))]
    print("  ", len(minor), [one for one in minor if one[1]][:14], repr(ax.get_xlabel()))


show(pd.date_range("2024-01-10", periods=5, freq="D", name="day"))
show(pd.date_range("2024-01-10", periods=25, freq="D"))
show(pd.date_range("2023-12-20", periods=60, freq="D"))
show(pd.date_range("2024-02-10", periods=80, freq="D"))
show(pd.date_range("2023-03-01", periods=366, freq="D"))
show(pd.date_range("2022-01-01", periods=730, freq="D"))
show(pd.date_range("2020-01-01", periods=1300, freq="D"))
show(pd.date_range("2015-01-01", periods=3000, freq="D"))
show(pd.date_range("2000-01-01", periods=9000, freq="D"))
show(pd.date_range("2024-01-01", periods=20, freq="B"))
show(pd.date_range("2024-01-01", periods=10, freq="W"))
show(pd.date_range("2023-01-01", periods=52, freq="W"))
show(pd.date_range("2020-01-01", periods=200, freq="W"))
