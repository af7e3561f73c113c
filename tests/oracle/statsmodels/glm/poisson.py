# Counts in a generalized linear model.
import numpy as np
import pandas as pd
import statsmodels.api as sm


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
fit = sm.GLM(shops["visits"], sm.add_constant(shops[["ads", "days"]]), family=sm.families.Poisson()).fit()
print(shown(fit.summary()))
print(fit.params.round(7).tolist(), round(float(fit.deviance), 6), round(float(fit.null_deviance), 6), round(float(fit.aic), 6))
