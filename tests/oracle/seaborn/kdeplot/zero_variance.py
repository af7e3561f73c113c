import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

rng = np.random.default_rng(7)
df = pd.DataFrame({
    "value": np.round(rng.normal(10, 3, 60), 3),
    "other": np.round(rng.gamma(2, 2, 60), 3),
    "count": rng.integers(0, 6, 60),
    "group": np.repeat(["a", "b", "c"], 20),
    "kind": np.tile(["x", "y"], 30),
})
import warnings

with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    ax = sns.kdeplot(x=[3.0, 3.0, 3.0])
print([str(w.message) for w in found], len(ax.lines))
