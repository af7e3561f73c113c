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


attempt(sns.scatterplot, df, x="x", y="y", hue="g", palette={"a": "r"})
attempt(sns.scatterplot, df, x="x", y="y", hue="g", palette="nope")
attempt(sns.scatterplot, df, x="x", y="y", size="x", sizes="big")
attempt(sns.scatterplot, df, x="x", y="y", size="g", sizes={"a": 1})
attempt(sns.scatterplot, df, x="x", y="y", style="g", markers={"a": "o"})
attempt(sns.scatterplot, df, x="x", y="y", style="g", markers=["o", "x"])
attempt(sns.scatterplot, df, x="x", y="y", hue="x", hue_norm="nope")
