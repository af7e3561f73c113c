# Exposure and offset.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
X = sm.add_constant(shops["ads"])
fit = sm.GLM(shops["visits"], X, family=sm.families.Poisson(), exposure=shops["days"].to_numpy()).fit()
print(fit.params.round(8).tolist(), fit.bse.round(8).tolist())
fit = sm.GLM(shops["visits"], X, family=sm.families.Poisson(), offset=np.log(shops["days"])).fit()
print(fit.params.round(8).tolist(), round(float(fit.llf), 7), round(float(fit.null_deviance), 6))
