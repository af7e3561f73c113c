# typical chains: groupby, agg, reset_index, sort_values, head
import pandas as pd

df = pd.DataFrame({"product": ["A", "B", "C", "A", "B", "A"], "qty": [1, 5, 2, 3, 4, 2], "price": [10.0, 3.0, 7.5, 10.0, 3.0, 9.0]})
df["revenue"] = df["qty"] * df["price"]
top = df.groupby("product")["revenue"].sum().sort_values(ascending=False)
print(top)
print(top.head(2).to_dict())
print(top.idxmax(), top.max())
print((top / top.sum() * 100).round(2))
print(df.groupby("product").agg({"qty": "sum", "revenue": "sum"}).reset_index().sort_values("revenue", ascending=False))
print(df.groupby("product")["qty"].sum().rename("total_qty").reset_index())
print(df.groupby("product", as_index=False)["revenue"].sum().nlargest(2, "revenue"))
print(df.groupby("product")["qty"].mean().to_frame("avg"))
