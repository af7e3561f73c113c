# Without a constant squares are not centered, and a note says so.
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
fit = sm.OLS(price, np.column_stack([size, age])).fit()
print(shown(fit.summary()))
