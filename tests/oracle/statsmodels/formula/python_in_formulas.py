# Comparisons, methods and functions within formulas, and how their columns are called.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
homes["year"] = 2020 + np.arange(45) % 3
for formula in (
    "price ~ size + (age > 15)", "price ~ C(year > 2020)", "price ~ I((town == 'Rom').astype(int))", "price ~ np.where(kind=='flat',1,0)",
    "price ~ abs(age-15)", "price ~ C(year, Treatment(2021))", "price ~ size % 7", "price ~ np.power(size, 2)",
):
    print(smf.ols(formula, homes).fit().params.round(7).to_dict())
