# Sixty values are still shown whole
import pandas as pd

print(pd.Series(range(60)))
