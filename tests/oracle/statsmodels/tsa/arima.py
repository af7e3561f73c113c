# ARIMA models: fitted, and what they forecast.
import numpy as np
from statsmodels.tsa.arima.model import ARIMA

rng = np.random.default_rng(0)
y = np.cumsum(rng.normal(0.2, 1.0, 120))
fit = ARIMA(y, order=(1, 1, 1)).fit()
print(fit.params.round(2), round(fit.aic, 1))
print(fit.forecast(3).round(1))
