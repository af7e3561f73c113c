# A column that is not there: the nearest one and the others are named.
import pandas as pd

df = pd.DataFrame({"region": ["n", "s"], "revenue": [1, 2]})
df.sort_values("revenu")
