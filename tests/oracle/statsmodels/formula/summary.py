# The summary of a regression from a formula.
import numpy as np
import pandas as pd
import statsmodels.formula.api as smf


def shown(summary):
    """The text without the day and the hour."""
    lines = str(summary).split("\n")
    return "\n".join(line[:6] + line[37:] if line.startswith(("Date:", "Time:")) else line for line in lines)


rng = np.random.default_rng(2)
homes = pd.DataFrame({"size": rng.normal(50, 10, 45), "age": rng.uniform(1, 30, 45)})
homes["town"] = rng.choice(["Bern", "Rom", "Wien"], 45)
homes["kind"] = rng.choice(["flat", "house"], 45)
homes["price"] = 20 + 3 * homes["size"] - 1.5 * homes["age"] + 10 * (homes["town"] == "Rom") + rng.normal(0, 8, 45)
print(shown(smf.ols("price ~ size + C(town)", data=homes).fit().summary()))
