# Whether residuals depend on those before.
import numpy as np
import statsmodels.api as sm
from statsmodels.stats.diagnostic import acorr_breusch_godfrey, acorr_ljungbox

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
fit = sm.OLS(price, sm.add_constant(size)).fit()
print(acorr_ljungbox(fit.resid).round(8))
print(acorr_ljungbox(fit.resid, lags=[2, 4], boxpierce=True, model_df=1).round(8).to_string())
print([round(float(x), 8) for x in acorr_breusch_godfrey(fit, nlags=3)])
print(round(float(sm.stats.durbin_watson(fit.resid)), 9))
