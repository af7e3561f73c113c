# Weighted regressions from formulas, and parts of the rows.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
print(smf.wls("price ~ size", homes, weights=1 / homes["age"]).fit().params.round(8))
fit = smf.ols("price ~ size", homes, subset=homes["town"] == "Rom").fit()
print(fit.nobs, fit.params.round(8).tolist(), fit.model.formula)
