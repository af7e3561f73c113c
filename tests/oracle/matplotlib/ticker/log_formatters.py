# Texts of logarithmic axes.
import numpy as np
from matplotlib.ticker import LogFormatter, LogFormatterExponent, LogFormatterMathtext, LogFormatterSciNotation

def texts(formatter, ticks, view):
    formatter.create_dummy_axis()
    formatter.axis.set_view_interval(*view)
    return formatter.format_ticks(ticks)

for kind in (LogFormatter, LogFormatterExponent, LogFormatterMathtext, LogFormatterSciNotation):
    for options in ({}, {"labelOnlyBase": True}, {"base": 2}, {"minor_thresholds": (np.inf, np.inf)}):
        for ticks, view in (([0.01, 0.1, 1, 10, 100, 1000], (0.01, 1000)), ([1, 2, 3, 5, 10], (1, 10)), ([20, 30, 40], (18, 45)), ([0.2, 0.5, 0.8], (0.15, 0.9)),
                            ([1e5, 1e20], (1e5, 1e20)), ([1.5, 2.5, 8], (1, 9))):
            print(kind.__name__, texts(kind(**options), ticks, view))
print(LogFormatterSciNotation().format_data(12345.0), LogFormatter().format_data_short(12345.0), LogFormatterMathtext().format_data(100))
