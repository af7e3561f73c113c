# Splitting rows for training and testing, as scripts do by hand.
import numpy as np
import pandas as pd

np.random.seed(0)
df = pd.DataFrame({"x": np.arange(10), "y": np.arange(10) * 2 + 1, "label": list("ab" * 5)})
train = df.sample(frac=0.7, random_state=42)
test = df.drop(train.index)
print(train)
print(test)
print(len(train), len(test), sorted(train.index.tolist() + test.index.tolist()) == list(range(10)))
X, y = df[["x"]], df["y"]
print(X.shape, y.shape, X.values[:2], y.values[:3])
shuffled = df.sample(frac=1, random_state=1).reset_index(drop=True)
print(shuffled["x"].tolist())
print(df.groupby("label").sample(n=2, random_state=0)["x"].tolist() if False else df.groupby("label")["x"].mean())
slope = ((df["x"] - df["x"].mean()) * (df["y"] - df["y"].mean())).sum() / ((df["x"] - df["x"].mean()) ** 2).sum()
print(slope, df["y"].mean() - slope * df["x"].mean())
df["rand"] = np.random.rand(10).round(3)
print(df["rand"].tolist())
print(pd.get_dummies(df["label"]).astype(int).head(2))
