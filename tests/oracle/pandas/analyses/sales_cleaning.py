import pandas as pd
import numpy as np

raw = pd.DataFrame({
    "Order ID": ["1001", "1002", "1002", "1003", None, "1005", "1006 "],
    " Order Date": ["2024-01-05", "2024/01/07", "2024/01/07", "07 Feb 2024", "2024-02-11", "not a date", "2024-03-01"],
    "Customer Name ": ["  alice SMITH", "Bob jones", "Bob jones", "CAROL  white", "dave", None, "Erin O'neil"],
    "Amount": ["$1,200.50", "$89", "$89", "(45.00)", "n/a", "$300.10", ""],
    "Qty": [3, 1, 1, np.nan, 2, 5, 4],
    "Region": ["North", "south", "south", "EAST", "North ", "west", None],
})
print(raw.shape)
print(raw.dtypes)
raw.info()

df = raw.copy()
df.columns = df.columns.str.strip().str.lower().str.replace(" ", "_")
print(df.columns.tolist())
df = df.drop_duplicates()
df["order_id"] = df["order_id"].str.strip()
df = df.dropna(subset=["order_id"])
df["order_date"] = pd.to_datetime(df["order_date"], errors="coerce", format="mixed")
df["customer_name"] = df["customer_name"].str.strip().str.replace(r"\s+", " ", regex=True).str.title()
amount = (df["amount"].str.replace(r"[$,]", "", regex=True)
          .str.replace(r"^\((.*)\)$", r"-\1", regex=True)
          .replace({"": np.nan, "n/a": np.nan}).astype(float))
df["amount"] = amount
df["region"] = df["region"].str.strip().str.capitalize().fillna("Unknown").astype("category")
df["qty"] = df["qty"].fillna(df["qty"].median()).astype(int)
print(df)
print(df.dtypes)
df.info()
print(df.isna().sum())
print(df.isna().mean().round(3).mul(100).astype(str) + "%")
df["unit_price"] = (df["amount"] / df["qty"]).round(2)
df["month"] = df["order_date"].dt.to_period("M")
print(df.groupby("month", dropna=False)["amount"].agg(["sum", "count"]))
print(df.groupby("region", observed=False)["amount"].sum())
print(df.groupby("region", observed=True).agg(total=("amount", "sum"), orders=("order_id", "nunique"), names=("customer_name", list)))
print(df.describe(include="all").to_string())
print(df.set_index("order_id").T)
