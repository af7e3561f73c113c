# Predictions for new rows, made by the same formula.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
fit = smf.ols("price ~ np.log(size) + C(town)", data=homes).fit()
new = pd.DataFrame({"size": [40.0, 60.0], "town": ["Wien", "Rom"]}, index=["p", "q"])
print(fit.predict(new).round(7))
print(fit.predict({"size": [45.0], "town": ["Bern"]}).round(7).tolist())
print(fit.get_prediction(new).summary_frame().round(6).to_string())
