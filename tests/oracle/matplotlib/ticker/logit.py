# Ticks and texts of probabilities.
import numpy as np
from matplotlib.ticker import LogitFormatter, LogitLocator

for limits in ((0.01, 0.99), (1e-6, 0.5), (0.2, 0.8), (0.001, 0.999999), (0.5, 0.6), (1e-10, 1 - 1e-10), (0.9, 0.9999)):
    for locator in (LogitLocator(), LogitLocator(minor=True), LogitLocator(nbins=3)):
        print([float(f"{x:.10g}") for x in locator.tick_values(*limits)])
for options in ({}, {"minor": True}, {"use_overline": True}, {"one_half": "1/2"}):
    for ticks in ([0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999], [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], [0.02, 0.03, 0.05, 0.97], [0.52, 0.53, 0.54]):
        formatter = LogitFormatter(**options)
        formatter.create_dummy_axis()
        print(formatter.format_ticks(ticks))
