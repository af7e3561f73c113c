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


import warnings


def caught(function, *args, **kwargs):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        function(*args, **kwargs)
    print([(w.category.__name__, str(w.message)) for w in found if w.category in (UserWarning, FutureWarning)])


caught(sns.scatterplot, df, x="x", y="y", palette="Set1")
caught(sns.scatterplot, df, x="x", y="y", hue="g", palette=["r"])
caught(sns.scatterplot, df, x="x", y="y", hue="g", palette=["r", "g", "b"])
caught(sns.boxplot, df, x="g", y="y", hue="g", color="red")
caught(sns.boxplot, x=df["y"], orient="v")
caught(sns.kdeplot, df, x="x", shade=True)
caught(sns.barplot, df, x="g", y="y", ci=None)
caught(sns.relplot, df, x="x", y="y", ax=3)
