# Intervals of the mean and of single rows.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
fit = sm.OLS(price, sm.add_constant(size)).fit()
print(fit.get_prediction(sm.add_constant(np.array([40.0, 50.0, 60.0]))).summary_frame(alpha=0.1).round(7).to_string())
made = fit.get_prediction()
print(made.predicted_mean[:3].round(7), made.se_mean[:3].round(7), made.conf_int(obs=True)[:2].round(7))
