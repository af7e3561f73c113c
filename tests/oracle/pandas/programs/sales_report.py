# A sales report: totals, shares, best month.
import pandas as pd

sales = pd.DataFrame(
    {
        "month": ["Jan", "Feb", "Mar", "Apr"],
        "units": [120, 95, 143, 160],
        "price": [9.99, 9.99, 8.49, 8.49],
    }
)
sales["revenue"] = sales["units"] * sales["price"]
sales["share_pct"] = (sales["revenue"] / sales["revenue"].sum() * 100).round(1)
sales["growth"] = sales["revenue"].pct_change().mul(100).round(2)
sales["cumulative"] = sales["revenue"].cumsum()
best = sales.loc[sales["revenue"].idxmax()]
print(sales)
print(f"Total revenue: {sales['revenue'].sum():,.2f}")
print(f"Best month: {best['month']} ({best['revenue']:.2f})")
print(f"Mean units: {sales['units'].mean():.1f}, median {sales['units'].median()}")
above = sales[sales["revenue"] > sales["revenue"].mean()]
print(above[["month", "revenue"]].to_string(index=False))
summary = {"total_units": int(sales["units"].sum()), "months": len(sales), "max_price": float(sales["price"].max())}
print(summary)
