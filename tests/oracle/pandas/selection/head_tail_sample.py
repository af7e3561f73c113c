# The first, last and random rows.
import pandas as pd

df = pd.DataFrame({"n": range(10), "sq": [i * i for i in range(10)]})
print(df.head(3))
print(df.tail(2))
print(df.head(-8))
print(df.tail(-8))
print(df.head(0))
print(df.sample(n=3, random_state=42))
print(df.sample(frac=0.2, random_state=1))
print(df["n"].sample(4, random_state=0).tolist())
print(df.sample(5, replace=True, random_state=7)["n"].tolist())
print(df.sample(2, weights="sq", random_state=3))
