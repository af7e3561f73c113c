# A short summary, other names, another level.
import numpy as np
import pandas as pd
import statsmodels.api as sm

rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


fit = sm.OLS(price, sm.add_constant(size)).fit()
print(shown(fit.summary(slim=True)))
print(fit.summary(alpha=0.1, xname=["start", "per meter"]).tables[1])
