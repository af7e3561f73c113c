# Hours, minutes and seconds.
import numpy as np
import pandas as pd


def show(index, **kwds):
    ax = pd.DataFrame({"v": np.arange(len(index), dtype=float)}, index=index).plot(**kwds)
    ax.get_figure().canvas.draw()
    print(index.freqstr, len(index), ax.freq, [float(v) for v in ax.get_xlim()])
    print("  ", [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(), ax.get_xticklabels())])
    minor = [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(minor=True), ax.get_xticklabels(minor=True))]
    print("  ", len(minor), [one for one in minor if one[1]][:14], repr(ax.get_xlabel()))


show(pd.date_range("2024-01-01 06:00", periods=5, freq="h"))
show(pd.date_range("2024-03-05", periods=24, freq="h"))
show(pd.date_range("2024-03-05", periods=50, freq="h"))
show(pd.date_range("2024-03-05 12:00", periods=80, freq="h"))
show(pd.date_range("2024-03-05", periods=240, freq="h"))
show(pd.date_range("2024-03-05", periods=1000, freq="h"))
show(pd.date_range("2024-03-05 10:00", periods=8, freq="15min"))
show(pd.date_range("2024-03-05 10:00", periods=30, freq="min"))
show(pd.date_range("2024-03-05 23:50", periods=40, freq="s"))
