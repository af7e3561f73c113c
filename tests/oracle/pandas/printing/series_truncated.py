# Long series show the first and the last five values and their length
import numpy as np
import pandas as pd

print(pd.Series(range(100)))
print(pd.Series(np.arange(61) / 8, name="eighths"))
print(pd.Series(range(60)).tail(60).shape)
print(pd.Series(["word"] * 70, index=range(1000, 1070)))
print(pd.Series(np.linspace(0, 1, 1001)))
