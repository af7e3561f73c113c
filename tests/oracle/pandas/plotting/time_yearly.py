# Quarters and years.
import numpy as np
import pandas as pd


def show(index, **kwds):
    ax = pd.DataFrame({"v": np.arange(len(index), dtype=float)}, index=index).plot(**kwds)
    ax.get_figure().canvas.draw()
    print(index.freqstr, len(index), ax.freq, [float(v) for v in ax.get_xlim()])
    print("  ", [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(), ax.get_xticklabels())])
    minor = [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(minor=True), ax.get_xticklabels(minor=True))]
    print("  ", len(minor), [one for one in minor if one[1]][:14], repr(ax.get_xlabel()))


show(pd.date_range("2020-01-01", periods=6, freq="QS"))
show(pd.date_range("2019-07-01", periods=3, freq="QS"))
show(pd.date_range("2010-01-01", periods=30, freq="QE"))
show(pd.date_range("1990-01-01", periods=80, freq="QE"))
show(pd.date_range("2015-01-01", periods=6, freq="YS"))
show(pd.date_range("2000-01-01", periods=18, freq="YE"))
show(pd.date_range("1950-01-01", periods=70, freq="YE"))
show(pd.period_range("2001", periods=4, freq="Y"))
