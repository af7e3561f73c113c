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


attempt(sns.scatterplot, df, x="nope", y="y")
attempt(sns.histplot, df, x="x", hue="nope")
attempt(sns.lineplot, x="x", y="y")
attempt(sns.barplot, df, x=[1, 2], y="y")
attempt(sns.histplot, data=[1, 2], hue=[1, 2])
attempt(sns.boxplot, data=3, x="x")
attempt(sns.kdeplot, df, x="x", y="g")
