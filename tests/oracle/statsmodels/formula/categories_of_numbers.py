# Numbers, booleans and pandas categories as groups.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
homes["rooms"] = np.arange(45) % 3
homes["old"] = homes["age"] > 15
homes["place"] = pd.Categorical(homes["town"], categories=["Wien", "Rom", "Bern"])
for formula in ("price ~ C(rooms)", "price ~ rooms", "price ~ old", "price ~ place"):
    print(formula, smf.ols(formula, homes).fit().params.round(7).to_dict())
