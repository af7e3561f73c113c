# Errors that are robust to unequal spread: HC0 to HC3.
import numpy as np
import statsmodels.api as sm


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


rng = np.random.default_rng(1)
size = rng.normal(50, 10, 40)
age = rng.uniform(0, 30, 40)
price = 20 + 3 * size - 1.5 * age + rng.normal(0, 8, 40)
X = sm.add_constant(np.column_stack([size, age]))
for kind in ("HC0", "HC1", "HC2", "HC3"):
    fit = sm.OLS(price, X).fit(cov_type=kind)
    print(kind, fit.bse.round(9), round(float(fit.fvalue), 8), fit.use_t)
print(shown(fit.summary()))
print(sm.OLS(price, X).fit().HC1_se.round(9))
