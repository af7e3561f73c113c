import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.cubehelix_palette())
show(sns.cubehelix_palette(4, start=2, rot=0, dark=0, light=0.95, reverse=True))
show(sns.color_palette("ch:", 3))
show(sns.color_palette("ch:s=.25,rot=-.25", 3))
show(sns.color_palette("ch:2.5,-.2,dark=.3_r", 3))
print(np.round(sns.cubehelix_palette(as_cmap=True)([0.1, 0.9]), 6).tolist())
