import pandas as pd
sales = pd.read_csv("sales.csv")
result = sales.sort_values("amout", ascending=False).head(3)
