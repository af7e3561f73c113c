# Q() takes names that are no Python names.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
homes["living space"] = homes["size"]
fit = smf.ols("price ~ Q('living space')", data=homes).fit()
print(fit.params.round(7))
