import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.color_palette("hls", 5))
show(sns.color_palette("husl", 5))
show(sns.hls_palette(4, l=0.3, s=0.8))
show(sns.husl_palette(4, h=0.5, s=0.5))
print(sns.husl_palette(as_cmap=True).N)
