# Regression of zeros and ones by the normal distribution.
import numpy as np
import statsmodels.api as sm


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


rng = np.random.default_rng(3)
dose = rng.uniform(0, 4, 80)
age = rng.normal(40, 12, 80)
cured = (rng.logistic(size=80) < 1.2 * dose - 0.03 * age).astype(int)
X = sm.add_constant(np.column_stack([dose, age]))
fit = sm.Probit(cured, X).fit()
print(shown(fit.summary()))
print(fit.params.round(8), fit.predict(X[:3]).round(8))
