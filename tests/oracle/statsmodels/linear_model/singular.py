# Columns that depend on each other: the summary says so.
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
X = sm.add_constant(np.column_stack([size, age, 10000 * age]))
fit = sm.OLS(price, X).fit()
print(fit.df_model, fit.fittedvalues[:3].round(6), round(float(fit.rsquared), 8))
fit = sm.OLS(price, sm.add_constant(1000 * size)).fit()
print(shown(fit.summary()).split("Notes:")[1])
