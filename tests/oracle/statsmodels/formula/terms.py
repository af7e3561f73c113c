# Terms, interactions, powers and functions: which columns they make.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
for formula in (
    "price ~ size", "price ~ size + age", "price ~ size * age", "price ~ size:age", "price ~ size - 1", "price ~ 0 + size",
    "price ~ I(size**2)", "price ~ np.log(age) + np.sqrt(size)", "np.log(price) ~ size", "price ~ (size + age)**2", "price ~ 1",
):
    fit = smf.ols(formula, homes).fit()
    print(formula, fit.model.endog_names, fit.params.round(7).to_dict())
