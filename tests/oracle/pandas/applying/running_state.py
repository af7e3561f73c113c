# Loops that keep state, and their vectorised twins.
import pandas as pd

df = pd.DataFrame({"type": ["in", "out", "in", "out"], "amount": [100, 30, 50, 70]})
balance = 0
balances = []
for row in df.itertuples():
    balance += row.amount if row.type == "in" else -row.amount
    balances.append(balance)
df["balance"] = balances
df["signed"] = df["amount"].where(df["type"] == "in", -df["amount"])
print(df)
print((df["signed"].cumsum() == df["balance"]).all())
for i in range(len(df)):
    if df.loc[i, "amount"] > 60:
        df.loc[i, "size"] = "big"
    else:
        df.at[i, "size"] = "small"
print(df)
for index, row in df.iterrows():
    df.at[index, "double"] = row["amount"] * 2
print(df["double"].tolist(), df["double"].dtype)
total = {}
for kind, amount in zip(df["type"], df["amount"]):
    total[kind] = total.get(kind, 0) + amount
print(total)
print(df.groupby("type")["amount"].sum().to_dict())
