import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

sns.set(style="white", context="talk", palette="husl", font_scale=0.8, rc={"figure.figsize": (4, 3)})
print(plt.rcParams["figure.figsize"], plt.rcParams["font.size"])
sns.set_style("ticks", {"axes.grid": True})
sns.set_context("paper", rc={"lines.linewidth": 5})
print(plt.rcParams["axes.grid"], plt.rcParams["lines.linewidth"])
sns.reset_defaults()
print(plt.rcParams["font.size"], plt.rcParams["axes.grid"])
sns.set_theme()
sns.reset_orig()
print(plt.rcParams["font.size"], plt.rcParams["axes.grid"], plt.rcParams["figure.figsize"])
