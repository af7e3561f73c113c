# Autocorrelations drawn: which lines there are.
import numpy as np
import matplotlib.pyplot as plt
from statsmodels.graphics.tsaplots import plot_acf, plot_pacf

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
figure, (left, right) = plt.subplots(1, 2)
plot_acf(sales, ax=left, lags=12)
plot_pacf(sales, ax=right, lags=8, method="ywm")
for ax in (left, right):
    print(ax.get_title(), len(ax.lines), len(ax.collections), ax.get_ylim())
    print(ax.lines[-1].get_ydata()[:4].round(8), ax.lines[-1].get_marker())
