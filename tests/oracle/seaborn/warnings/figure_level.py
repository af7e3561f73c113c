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


caught(sns.jointplot, df, x="x", y="y", ax=3)
caught(sns.displot, df, x="x", ax=3)
caught(sns.catplot, df, x="g", y="x", ax=3)
caught(sns.pairplot, df, size=2)
caught(sns.FacetGrid(df, col="g").map, sns.boxplot, "x")
caught(sns.FacetGrid(df, col="g").map, sns.barplot, "g", "x", "g")
caught(sns.clustermap, df[["x", "y"]], square=True)
