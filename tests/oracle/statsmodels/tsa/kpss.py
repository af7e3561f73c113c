# Whether a series stays around a level or a trend.
import warnings

import numpy as np
from statsmodels.tsa.stattools import kpss

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
warnings.simplefilter("ignore")
for series, regression, lags in ((walk, "c", "auto"), (sales, "ct", "auto"), (walk, "c", "legacy"), (walk, "ct", 3)):
    statistic, p, used, critical = kpss(series, regression=regression, nlags=lags)
    print(round(float(statistic), 9), round(float(p), 9), used, critical)
