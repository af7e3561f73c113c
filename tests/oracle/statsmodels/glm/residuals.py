# Residuals of all kinds.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
fit = sm.GLM(shops["visits"], sm.add_constant(shops["ads"]), family=sm.families.Poisson()).fit()
for name in ("resid_response", "resid_pearson", "resid_deviance", "resid_working", "fittedvalues"):
    print(name, getattr(fit, name).head(3).round(7).tolist())
print(round(float(fit.pearson_chi2), 6), round(float(fit.pseudo_rsquared()), 8), round(float(fit.bic_llf), 6))
