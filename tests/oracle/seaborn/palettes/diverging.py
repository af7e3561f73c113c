import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.diverging_palette(220, 20, n=5))
show(sns.diverging_palette(145, 300, s=60, center="dark", sep=20))
cmap = sns.diverging_palette(250, 30, l=65, as_cmap=True)
print(np.round(cmap([0.0, 0.25, 0.5, 1.0]), 6).tolist())
