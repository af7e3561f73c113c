import pandas as pd
pd.read_csv("sales.csv").head()
