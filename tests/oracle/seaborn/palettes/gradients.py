import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


show(sns.light_palette("seagreen", 4))
show(sns.dark_palette("#69d", 4, reverse=True))
show(sns.light_palette((20, 60, 50), input="husl"))
show(sns.color_palette("light:b", 3))
show(sns.color_palette("dark:salmon_r", 3))
show(sns.color_palette("blend:#7AB,#EDA", 4))
show(sns.blend_palette(["red", "white", "blue"], 5))
