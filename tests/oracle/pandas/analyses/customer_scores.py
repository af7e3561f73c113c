# Recency, frequency and amount of purchases, scored by quantiles.
import numpy as np
import pandas as pd

np.random.seed(41)
orders = pd.DataFrame(
    {
        "customer": np.random.choice(list("ABCDE"), 30),
        "date": pd.date_range("2024-01-01", periods=30),
        "amount": np.random.randint(5, 200, 30),
    }
)
today = orders["date"].max() + pd.Timedelta(days=1)
scores = orders.groupby("customer").agg(
    recency=("date", lambda dates: (today - dates.max()).days),
    frequency=("date", "count"),
    amount=("amount", "sum"),
)
scores["r"] = pd.qcut(scores["recency"], 3, labels=[3, 2, 1])
scores["f"] = pd.qcut(scores["frequency"].rank(method="first"), 3, labels=[1, 2, 3])
scores["score"] = scores[["r", "f"]].astype(int).sum(axis=1)
scores["segment"] = scores["r"].astype(str) + scores["f"].astype(str)
print(scores)
print(scores.dtypes)
print(scores.groupby("score")["amount"].agg(["mean", "size"]).round(1))

orders["month"] = orders["date"].dt.to_period("M")
orders["cohort"] = orders.groupby("customer")["month"].transform("min")
orders["age"] = (orders["month"] - orders["cohort"]).apply(lambda months: months.n)
print(orders.groupby(["cohort", "age"])["customer"].nunique().unstack())
