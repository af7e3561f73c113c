# Zeros and ones in a generalized linear model, by three links.
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
fit = sm.GLM(cured, X, family=sm.families.Binomial()).fit()
print(shown(fit.summary()))
for link in (sm.families.links.Probit(), sm.families.links.CLogLog()):
    fit = sm.GLM(cured, X, family=sm.families.Binomial(link)).fit()
    print(fit.params.round(7), round(float(fit.llf), 7))
