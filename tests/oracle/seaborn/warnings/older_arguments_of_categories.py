import warnings

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def caught(function, *args, **kwargs):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        function(*args, **kwargs)
    print([(w.category.__name__, str(w.message)) for w in found if w.category in (UserWarning, FutureWarning)])
    plt.close("all")


df = pd.DataFrame({"x": [1, 2, 3, 4.0], "y": [1, 3, 2, 5.0], "g": list("abab")})


caught(sns.violinplot, df, x="g", y="x", scale="count", scale_hue=True, bw=0.2)
caught(sns.boxenplot, df, x="g", y="x", scale="linear")
caught(sns.barplot, df, x="g", y="x", errcolor="r", errwidth=2, capsize=None)
caught(sns.pointplot, df, x="g", y="x", join=False, scale=2, errwidth=3)
caught(sns.lineplot, df, x="g", y="x", ci="sd")
caught(sns.stripplot, df, x="g", y="x", palette="Set2")
caught(sns.boxplot, df, x="g", y="x", linecolor="gray")
