# Quantiles against quantiles, with each kind of line.
import numpy as np
import matplotlib.pyplot as plt
import statsmodels.api as sm

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
noise = walk - walk.mean()
for line in ("45", "s", "r", "q", None):
    figure = sm.qqplot(noise, line=line)
    ax = figure.axes[0]
    print(line, ax.get_xlabel(), ax.get_ylabel(), len(ax.lines))
    print(ax.lines[0].get_xdata()[:3].round(8), ax.lines[-1].get_ydata()[:2].round(6))
