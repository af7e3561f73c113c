import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

for style in ["darkgrid", "whitegrid", "dark", "white", "ticks"]:
    for key, value in sorted(sns.axes_style(style).items()):
        print(style, key, value)
