# Residuals that are too far out.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
homes.loc[4, "price"] += 80
fit = smf.ols("price ~ size + age", data=homes).fit()
print(fit.outlier_test().round(7).loc[3:5])
print(fit.outlier_test(cutoff=0.5).index.tolist())
print(fit.get_influence().summary_frame().round(7).head(2).to_string())
