import pandas as pd
result = pd.read_csv("sales.csv")
