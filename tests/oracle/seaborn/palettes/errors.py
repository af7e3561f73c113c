import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(palette):
    print(len(palette), [tuple(round(float(part), 6) for part in color) for color in palette])


for name in ["nothing", "jet", "light:nothing"]:
    try:
        sns.color_palette(name)
    except ValueError as error:
        print(error)
for call in [lambda: sns.desaturate("red", 2), lambda: sns.set_color_codes("x"), lambda: sns.set_color_codes(["r"]), lambda: sns.crayon_palette(["no"]), lambda: sns.axes_style("x"), lambda: sns.plotting_context("x"), lambda: sns.husl_palette("x")]:
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
