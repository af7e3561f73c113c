import pandas as pd
import numpy as np

df = pd.DataFrame({"name": ["Widget", "Gadget", "A much longer product name"], "price": [1234.5, 0.333333, 1e6], "n": [1, 20, 300],
                   "ok": [True, False, True], "when": pd.to_datetime(["2024-01-01", None, "2024-03-01"])})
print(df.to_string())
print(df.to_string(index=False))
print(df.to_string(header=False, index=False))
print(df.to_string(columns=["name", "n"], justify="left", col_space=12))
print(df.to_string(float_format="%.2f", na_rep="n/a"))
print(df.to_string(formatters={"price": "${:,.2f}".format, "n": lambda v: f"#{v}"}))
print(df.to_string(max_rows=2))
print(df.to_string(max_colwidth=10))
print(df.to_markdown())
print(df.to_markdown(index=False))
print(df.to_markdown(index=False, floatfmt=".2f"))
print(df.to_markdown(tablefmt="grid"))
print(df.to_markdown(tablefmt="pipe", headers=["A", "B", "C", "D", "E"]))
print(df.to_html())
print(df.to_html(index=False, classes="table", border=0, float_format="{:.1f}".format, columns=["name", "price"]))
print(df.to_csv())
print(df.to_csv(index=False, sep=";", float_format="%.2f", na_rep="NULL", date_format="%d.%m.%Y"))
print(df["price"].map("{:,.1f}".format))
print(df["price"].apply(lambda v: f"{v:>12,.2f}"))
print(df["price"].round(1), df.round({"price": 1}))
with pd.option_context("display.float_format", "{:.3f}".format, "display.max_colwidth", 12):
    print(df)
with pd.option_context("display.max_rows", 4):
    print(pd.DataFrame({"a": range(10)}))
    print(pd.Series(range(10)))
with pd.option_context("display.max_columns", 4, "display.width", 60):
    print(pd.DataFrame(np.arange(40).reshape(2, 20)))
with pd.option_context("display.precision", 2):
    print(pd.Series([1.23456, 1000.5, np.nan]))
pd.set_option("display.width", 80)
wide = pd.DataFrame(np.round(np.linspace(0, 1000, 30), 3).reshape(2, 15), columns=[f"column_{i}" for i in range(15)])
print(wide)
pd.set_option("display.max_columns", None)
print(wide)
pd.reset_option("display.max_columns")
print(df.T)
print(pd.DataFrame({"tiny": [1e-10, 1.5], "big": [1e15, 2.0], "neg": [-1.0, -0.001]}))
print(pd.Series([1e-8, 123456789.123, 1.0]), pd.Series([0.1, 0.12345678]), pd.Series([1e20, 1.0]))
print(pd.DataFrame({"x": [1 + 2j, 3.5 - 1j]}), pd.DataFrame({"o": [[1, 2], {"a": 1}]}))
print(pd.DataFrame(columns=["a", "b"]), pd.DataFrame(index=[1, 2]), pd.Series(dtype=float))
print(df.head(0))
print(repr(df["name"]), str(df.dtypes))
print(df.to_dict("list"))
for row in df.itertuples(index=False):
    print(row.name, row.price, row.when)
for i, row in df.iterrows():
    print(i, row["name"], row["price"], type(row["n"]).__name__)
