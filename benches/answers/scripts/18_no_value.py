import pandas as pd
sales = pd.read_csv("sales.csv")
result = sales.loc[sales["region"] == "Nowhere", "amount"].mean()
