# The two-line header that agg with several functions gives
import pandas as pd

df = pd.DataFrame({"team": ["x", "y", "x", "y"], "pts": [10, 20, 30, 40], "ast": [1.5, 2.5, 3.5, 4.5]})
print(df.groupby("team").agg({"pts": ["sum", "mean"], "ast": ["min", "max"]}))
print(df.groupby("team").mean())
