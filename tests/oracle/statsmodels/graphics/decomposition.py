# The parts of a series one below the other.
import numpy as np
from statsmodels.tsa.seasonal import seasonal_decompose

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
figure = seasonal_decompose(sales, period=12).plot()
print([(ax.get_title(), ax.get_ylabel(), len(ax.lines)) for ax in figure.axes])
print(figure.axes[0].get_xlim())
