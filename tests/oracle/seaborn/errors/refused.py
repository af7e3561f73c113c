import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def attempt(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)


df = pd.DataFrame({"x": [1.0, 2.0, 3.0], "y": [3.0, 2.0, 1.0], "g": ["a", "b", "a"]})


for name in ["nothing", "objects_"]:
    attempt(getattr, sns, name)
