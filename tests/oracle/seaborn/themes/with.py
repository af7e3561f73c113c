import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

with sns.axes_style("whitegrid", rc={"axes.edgecolor": "red"}):
    print(plt.rcParams["axes.edgecolor"], plt.rcParams["axes.grid"])
print(plt.rcParams["axes.edgecolor"], plt.rcParams["axes.grid"])
with sns.plotting_context("poster"):
    print(plt.rcParams["font.size"])
print(plt.rcParams["font.size"])


@sns.axes_style("ticks")
def inside():
    return plt.rcParams["xtick.bottom"], plt.rcParams["axes.edgecolor"]


print(inside(), plt.rcParams["axes.edgecolor"])
