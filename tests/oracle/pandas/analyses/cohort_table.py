import pandas as pd
import numpy as np

orders = pd.DataFrame({
    "user": [1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6],
    "date": pd.to_datetime(["2024-01-03", "2024-02-10", "2024-03-01", "2024-01-15", "2024-03-20", "2024-02-02",
                            "2024-02-25", "2024-04-01", "2024-02-14", "2024-03-03", "2024-04-09", "2024-04-30"]),
    "value": [10.0, 20.5, 5.25, 8, 12, 30, 3, 9.99, 15, 22, 1.5, 7],
})
orders["order_month"] = orders["date"].dt.to_period("M")
orders["cohort"] = orders.groupby("user")["date"].transform("min").dt.to_period("M")
orders["period_number"] = (orders["order_month"] - orders["cohort"]).apply(lambda x: x.n)
print(orders)
print(orders.dtypes)
cohort_data = orders.groupby(["cohort", "period_number"]).agg(n_users=("user", "nunique"), revenue=("value", "sum")).reset_index()
print(cohort_data)
pivot = cohort_data.pivot(index="cohort", columns="period_number", values="n_users")
print(pivot)
size = pivot.iloc[:, 0]
retention = pivot.divide(size, axis=0)
print(retention.round(3))
print((retention * 100).round(1).fillna("").astype(str))
print(retention.mean())
print(retention.fillna(0).map("{:.0%}".format))
pivot2 = orders.pivot_table(index="cohort", columns="period_number", values="value", aggfunc="sum", fill_value=0, margins=True, margins_name="Total")
print(pivot2)
print(pivot2.index, pivot2.columns)
first = orders.sort_values("date").groupby("user").first()
print(first)
gap = orders.sort_values(["user", "date"]).groupby("user")["date"].diff()
print(gap)
print(gap.dt.days.describe())
print(orders.assign(gap=gap.dt.days).groupby("user")["gap"].agg(["mean", "max", "count"]))
