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


attempt(sns.histplot, df, x="x", stat="nope")
attempt(sns.histplot, df, x="x", multiple="nope")
attempt(sns.histplot, df, x="x", element="nope")
attempt(sns.kdeplot, df, x="x", multiple="dodge")
attempt(sns.barplot, df, x="g", y="y", errorbar="nope")
attempt(sns.barplot, df, x="g", y="y", errorbar=("ci", "x"))
attempt(sns.barplot, df, x="g", y="y", errorbar=3)
attempt(sns.violinplot, df, x="g", y="y", inner="nope")
attempt(sns.violinplot, df, x="g", y="y", density_norm="nope")
attempt(sns.boxenplot, df, x="g", y="y", k_depth="nope")
attempt(sns.ecdfplot, df, x="x", stat="nope")
attempt(sns.countplot, df, x="g", stat="nope")
attempt(sns.jointplot, df, x="x", y="y", kind="nope")
attempt(sns.catplot, df, x="g", y="y", kind="nope")
attempt(sns.relplot, df, x="x", y="y", kind="nope")
attempt(sns.displot, df, x="x", kind="nope")
