import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.color_palette("Set1", 2, desat=0.5))
with sns.color_palette("Set1", 3):
    print(plt.rcParams["axes.prop_cycle"].by_key()["color"])
print(plt.rcParams["axes.prop_cycle"].by_key()["color"][:2])
sns.set_palette("pastel", 4)
print(plt.rcParams["axes.prop_cycle"])
print(plt.plot([1, 2])[0].get_color())
