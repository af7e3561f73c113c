# Inverse Gaussian and negative binomial.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
X = sm.add_constant(shops["ads"])
fit = sm.GLM(shops["spent"], X, family=sm.families.InverseGaussian(sm.families.links.Log())).fit()
print(fit.params.round(7).tolist(), round(float(fit.scale), 8), round(float(fit.llf), 6))
fit = sm.GLM(shops["visits"], X, family=sm.families.NegativeBinomial(alpha=0.4)).fit()
print(fit.params.round(7).tolist(), fit.bse.round(7).tolist(), round(float(fit.llf), 6))
