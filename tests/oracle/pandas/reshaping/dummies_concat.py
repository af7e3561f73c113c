# one-hot encoding and putting it back
import pandas as pd

df = pd.DataFrame({"name": ["n1", "n2", "n3"], "fuel": ["gas", "diesel", "gas"], "doors": [3, 5, 5]})
encoded = pd.concat([df.drop(columns="fuel"), pd.get_dummies(df["fuel"], prefix="fuel", dtype=int)], axis=1)
print(encoded)
print(encoded.sum(numeric_only=True))
print(pd.get_dummies(df["doors"]))
print(pd.get_dummies(df, columns=["doors"], dtype=int).dtypes)
print(df.join(pd.get_dummies(df["fuel"])))
print(pd.get_dummies(df.fuel).idxmax(axis=1).tolist())
