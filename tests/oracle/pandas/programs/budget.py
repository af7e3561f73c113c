# A budget with running balance and categories.
import pandas as pd

entries = pd.DataFrame(
    {
        "date": pd.to_datetime(["2024-01-03", "2024-01-10", "2024-02-01", "2024-02-14"]),
        "item": ["salary", "rent", "salary", "gift"],
        "amount": [2000.0, -800.0, 2000.0, -50.0],
    }
)
entries["balance"] = entries["amount"].cumsum()
entries["type"] = entries["amount"].apply(lambda a: "in" if a > 0 else "out")
print(entries)
print(entries.groupby(entries["date"].dt.month)["amount"].sum())
print(entries.pivot_table(index="type", values="amount", aggfunc=["sum", "count"]))
print(entries[entries["type"] == "out"]["amount"].abs().sum())
monthly = entries.set_index("date")["amount"].resample("MS").sum()
print(monthly)
print(entries.loc[entries["amount"].abs().idxmax(), "item"], entries["balance"].iloc[-1])
entries["date"] = entries["date"].dt.strftime("%d.%m.%Y")
print(entries[["date", "item"]].to_dict("records")[0])
