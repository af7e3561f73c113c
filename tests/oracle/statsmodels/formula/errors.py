# Names that are no columns, unknown levels, broken formulas.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
for formula in ("price ~ sise", "price ~ C(town", "price ~ size + 2"):
    try:
        smf.ols(formula, homes)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
fit = smf.ols("price ~ town", homes).fit()
try:
    fit.predict(pd.DataFrame({"town": ["Paris"]}))
except Exception as error:
    print(error)
try:
    smf.ols("town ~ size", homes)
except ValueError as error:
    print(error)
