# Regression of counts.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


rng = np.random.default_rng(4)
shops = pd.DataFrame({"ads": rng.uniform(0, 5, 60), "days": rng.integers(5, 30, 60)})
shops["visits"] = rng.poisson(shops["days"] * np.exp(0.1 + 0.25 * shops["ads"]))
shops["spent"] = rng.gamma(3.0, 2 + shops["ads"])
fit = smf.poisson("visits ~ ads + days", data=shops).fit()
print(shown(fit.summary()))
print(fit.predict(shops.head(2)).round(7).tolist())
