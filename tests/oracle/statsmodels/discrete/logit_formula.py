# A logistic regression from a formula.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)

rng = np.random.default_rng(3)
people = pd.DataFrame({"dose": rng.uniform(0, 4, 70), "sex": rng.choice(["f", "m"], 70)})
people["cured"] = (rng.logistic(size=70) < people["dose"] - 2).astype(int)
fit = smf.logit("cured ~ dose + C(sex)", data=people).fit()
print(shown(fit.summary()))
print(fit.predict(people.head(2)).round(8))
print(np.exp(fit.params).round(7))
