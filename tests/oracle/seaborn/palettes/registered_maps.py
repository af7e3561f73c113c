import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


image = plt.imshow([[1, 2], [3, 4]], cmap="mako")
print(image.get_cmap().name, np.round(plt.get_cmap("rocket_r")(0.5), 6).tolist())
print(sns.cm.vlag.name, np.round(sns.cm.crest(0), 6).tolist(), sns.color_palette("flare", as_cmap=True).name)
