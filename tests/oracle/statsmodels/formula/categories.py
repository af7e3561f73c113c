# Texts and C() make a column for each level but one.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
for formula in (
    "price ~ town", "price ~ C(town)", "price ~ town - 1", "price ~ C(town, Treatment(reference='Rom'))",
    "price ~ C(town, Sum)", "price ~ town + kind", "price ~ town * kind", "price ~ town:kind", "price ~ size:town", "price ~ size * town",
):
    fit = smf.ols(formula, homes).fit()
    print(formula, fit.params.round(7).to_dict())
