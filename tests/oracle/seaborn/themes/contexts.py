import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

for context in ["paper", "notebook", "talk", "poster"]:
    print(context, sorted(sns.plotting_context(context, font_scale=1.5).items()))
