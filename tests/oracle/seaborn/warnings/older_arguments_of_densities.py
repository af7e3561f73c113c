import warnings

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def caught(function, *args, **kwargs):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        function(*args, **kwargs)
    print([(w.category.__name__, str(w.message)) for w in found if w.category in (UserWarning, FutureWarning)])
    plt.close("all")


df = pd.DataFrame({"x": [1, 2, 3, 4.0], "y": [1, 3, 2, 5.0], "g": list("abab")})


caught(sns.kdeplot, df.x, vertical=True)
caught(sns.kdeplot, df, x="x", bw=0.3)
caught(sns.kdeplot, df, x="x", kernel="epa")
caught(sns.kdeplot, df, x="x", y="y", shade_lowest=False, shade=True)
caught(sns.distplot, df.x)
caught(sns.distplot, df.x, hist=False)
caught(sns.rugplot, a=df.x)
caught(sns.histplot, df, x="x", weights="y")
caught(sns.kdeplot, df, x="x", y="y", hue="g", cmap="Reds")
