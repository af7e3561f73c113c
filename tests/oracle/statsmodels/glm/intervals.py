# Intervals of predicted means.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
import statsmodels.api as sm

fit = smf.glm("visits ~ ads", data=shops, family=sm.families.Poisson()).fit()
print(fit.get_prediction(shops.head(3)).summary_frame().round(6).to_string())
print(fit.predict(pd.DataFrame({"ads": [1.0, 2.0]})).round(7).tolist())
