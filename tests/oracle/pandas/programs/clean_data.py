# Cleaning a messy table step by step.
import numpy as np
import pandas as pd

raw = pd.DataFrame(
    {
        " Name ": [" alice", "BOB ", "carol", "carol", None],
        "Age": ["34", "n/a", "29", "29", "41"],
        "Salary $": ["1,200", "950", None, None, "2,000.5"],
        "Joined": ["2021-03-01", "2020-11-15", "bad", "bad", "2019-07-30"],
    }
)
df = raw.rename(columns=lambda c: c.strip().lower().replace(" $", ""))
df["name"] = df["name"].str.strip().str.title()
df["age"] = pd.to_numeric(df["age"], errors="coerce")
df["salary"] = df["salary"].str.replace(",", "").astype(float)
df["joined"] = pd.to_datetime(df["joined"], errors="coerce")
print(df)
print(df.dtypes)
df = df.drop_duplicates().dropna(subset=["name"])
df["age"] = df["age"].fillna(df["age"].median())
df["salary"] = df["salary"].fillna(df["salary"].mean()).round(2)
print(df)
print(df.isna().sum())
df["band"] = np.select([df["salary"] > 1100, df["salary"] > 1000], ["high", "mid"], default="low")
print(df[["name", "band"]])
print(df["joined"].dt.year.tolist())
