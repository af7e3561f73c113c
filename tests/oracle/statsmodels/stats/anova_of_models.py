# Analysis of variance of regressions that hold each other.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf
import statsmodels.api as sm

rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
small = smf.ols("price ~ size", data=homes).fit()
large = smf.ols("price ~ size + age + C(town)", data=homes).fit()
print(sm.stats.anova_lm(small, large).round(8).to_string())
print(sm.stats.anova_lm(large, typ=2, robust="hc3").round(8).to_string())
