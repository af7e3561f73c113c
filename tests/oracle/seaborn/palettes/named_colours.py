import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.xkcd_palette(["windows blue", "amber", "greyish"]))
show(sns.crayon_palette(["Red Orange", "Tickle Me Pink"]))
print(len(sns.xkcd_rgb), len(sns.crayons), sns.xkcd_rgb["pale red"], sns.crayons["Plum"])
