import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


for name in ["viridis", "rocket", "mako_r", "vlag", "icefire", "flare", "crest", "Blues", "Set2", "Paired", "Blues_d", "coolwarm"]:
    show(sns.color_palette(name, 4))
print(sns.color_palette("rocket"))
