# counts of two factors
import numpy as np
import pandas as pd

a = np.array(["foo", "foo", "foo", "bar", "bar", "foo"], dtype=object)
b = np.array(["one", "two", "one", "two", "one", "one"], dtype=object)
c = np.array(["dull", "shiny", "dull", "dull", "shiny", "shiny"], dtype=object)
print(pd.crosstab(a, b))
print(pd.crosstab(a, b, rownames=["a"], colnames=["b"]))
print(pd.crosstab(a, [b, c], rownames=["a"], colnames=["b", "c"]))
df = pd.DataFrame({"sex": ["m", "f", "m", "f", "f"], "smoker": ["y", "n", "n", "n", "y"], "tip": [1.0, 2.0, 3.0, 4.0, 5.0]})
print(pd.crosstab(df["sex"], df["smoker"]))
print(pd.crosstab(df["sex"], df["smoker"], margins=True))
print(pd.crosstab(df["sex"], df["smoker"], margins=True, margins_name="Total"))
print(pd.crosstab(df["sex"], df["smoker"], values=df["tip"], aggfunc="mean"))
print(pd.crosstab(df["sex"], df["smoker"], values=df["tip"], aggfunc="sum").fillna(0))
print(pd.crosstab(index=df.sex, columns="count"))
