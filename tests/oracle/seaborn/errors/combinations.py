import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def attempt(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)


df = pd.DataFrame({"x": [1.0, 2.0, 3.0], "y": [3.0, 2.0, 1.0], "g": ["a", "b", "a"]})


attempt(sns.countplot, df, x="g", y="g")
attempt(sns.catplot, df, x="g", y="g", kind="count")
attempt(sns.jointplot, df, x="x", y="y", kind="reg", hue="g")
attempt(sns.regplot, df, x="x", y="y", order=2, logx=True)
attempt(sns.FacetGrid, df, row="g", col="g", col_wrap=2)
attempt(sns.pairplot, [[1, 2]])
attempt(sns.PairGrid, df[["g"]])
attempt(sns.lineplot, df, x="g", y="y", units="x", sort=True)
attempt(sns.barplot, df, x="g", y="y", weights="x", estimator="median")
attempt(sns.kdeplot, df, x="x", y="y", levels=[-1, 2])
attempt(sns.scatterplot, df, x="x", y="y", legend="nope", hue="g")
attempt(sns.lineplot, df, x="x", y="y", err_style="nope")
attempt(sns.lineplot, df, x="x", y="y", orient="z")
attempt(sns.lmplot, df, x="x", y="y", hue="g", markers=["o"])
