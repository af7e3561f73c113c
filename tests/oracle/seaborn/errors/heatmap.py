import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

def attempt(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)


table = np.arange(6.0).reshape(2, 3)
attempt(sns.heatmap, table, mask=np.zeros((3, 3), bool))
attempt(sns.heatmap, table, annot=np.zeros((3, 3)))
attempt(sns.heatmap, table, cmap="nothing")
attempt(sns.heatmap, pd.DataFrame({"a": ["x", "y"]}))
