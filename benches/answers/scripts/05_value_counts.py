import pandas as pd
print(pd.read_csv("sales.csv")["product"].value_counts())
