import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


print(sns.desaturate("red", 0.3), sns.saturate("#8899aa"), sns.set_hls_values("green", h=0.5, s=0.1))
sns.set_color_codes("muted")
print(np.round(plt.matplotlib.colors.to_rgb("b"), 4).tolist())
sns.set_color_codes("reset")
print(plt.matplotlib.colors.to_rgb("g"))
print(round(sns.utils.relative_luminance("#336699"), 6))
