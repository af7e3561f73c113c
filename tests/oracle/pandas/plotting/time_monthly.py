# Dates a month apart are drawn over periods.
import numpy as np
import pandas as pd


def show(index, **kwds):
    ax = pd.DataFrame({"v": np.arange(len(index), dtype=float)}, index=index).plot(**kwds)
    ax.get_figure().canvas.draw()
    print(index.freqstr, len(index), ax.freq, [float(v) for v in ax.get_xlim()])
    print("  ", [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(), ax.get_xticklabels())])
    minor = [(float(x), t.get_text()) for x, t in zip(ax.get_xticks(minor=True), ax.get_xticklabels(minor=True))]
    print("  ", len(minor), [one for one in minor if one[1]][:14], repr(ax.get_xlabel()))


show(pd.date_range("2020-01-01", periods=6, freq="MS", name="month"))
show(pd.date_range("2020-03-31", periods=13, freq="ME"))
show(pd.date_range("2020-03-31", periods=24, freq="ME"))
show(pd.date_range("2019-06-01", periods=40, freq="MS"))
show(pd.date_range("2010-06-01", periods=100, freq="MS"))
show(pd.date_range("1990-06-01", periods=300, freq="MS"))
show(pd.period_range("2021-02", periods=5, freq="M"))
