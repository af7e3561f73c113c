import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


for name in ["deep", "muted", "pastel", "bright", "dark", "colorblind", "deep6"]:
    show(sns.color_palette(name, 3))
show(sns.color_palette())
show(sns.color_palette("deep", 12))
print(sns.color_palette("tab10").as_hex())
