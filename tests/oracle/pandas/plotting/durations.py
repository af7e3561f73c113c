# Durations as the index, regular and not.
import pandas as pd


def show(index):
    ax = pd.DataFrame({"v": range(len(index))}, index=index).plot()
    print([t.get_text() for t in ax.get_xticklabels()], ax.get_lines()[0].get_xydata().tolist(), ax.get_xticklabels()[0].get_rotation())


show(pd.timedelta_range("1 day", periods=4, freq="6h"))
show(pd.to_timedelta([0, 90, 180], unit="min"))
show(pd.to_timedelta([1, 5], unit="h"))
show(pd.to_timedelta([1, 5, 6], unit="s"))
