import pandas as pd
import numpy as np

df = pd.DataFrame({"Region": ["North", "South", "East & West"], "Sales": [12345.678, 890.1, np.nan], "Units": [10, 2000, 3], "Share": [0.5, 0.25, 0.25], "Open": [True, False, True]})
df.loc["Total"] = ["All", df["Sales"].sum(), df["Units"].sum(), df["Share"].sum(), df["Open"].all()]
print(df, df.dtypes)
print(df.to_string(formatters={"Sales": "{:,.2f}".format, "Share": "{:.0%}".format}, na_rep="n/a", index=False))
print(df.to_string(justify="center", float_format=lambda v: f"{v:.1f}"), df.to_string(header=["A", "B", "C", "D", "E"], col_space=8))
print(df.to_markdown(floatfmt=",.1f"), df.to_markdown(tablefmt="github", index=False), df.head(1).to_markdown(tablefmt="simple"), df.head(1).to_markdown(tablefmt="plain"), df.head(1).to_markdown(tablefmt="rst"))
print(df.to_latex(float_format="%.1f", caption="Sales", label="tab:sales", escape=True), df["Units"].to_latex(header=False), df.head(2).to_latex(index=False, columns=["Region", "Units"]))
print(df.head(1).to_html(float_format="%.2f", classes="t"), df.head(1).to_html(index=False, header=False, escape=False, na_rep="-"))
print(df.to_csv(sep="\t", float_format="%.1f"), df.to_csv(index_label="row", columns=["Region", "Open"]), df.head(1).to_csv(index=False, header=False, lineterminator="|"))
print(df.to_json(orient="records", double_precision=1), df.head(1).to_json(orient="split"), df.T.to_dict()["Total"])
print(df.round({"Sales": 0, "Share": 1}), df.map(lambda v: f"<{v}>").iloc[0].tolist(), df.astype(str).agg(" | ".join, axis=1).tolist()[0])
for row in df.itertuples():
    print(f"{row.Index!s:>6} {row.Region:<12}{row.Sales:>12,.2f}{row.Units:>6d} {row.Share:6.1%} {'x' if row.Open else '-'}")
print("\n".join(f"{k}: {v}" for k, v in df.loc["Total"].items()), df.iloc[0].to_string(), df["Sales"].to_string(index=False, float_format="{:.2f}".format))
with pd.option_context("display.max_columns", 3, "display.width", 40, "display.precision", 1, "display.max_colwidth", 8):
    print(df)
with pd.option_context("display.float_format", "${:,.0f}".format, "display.colheader_justify", "left", "display.show_dimensions", True):
    print(df)
big = pd.DataFrame({"n": range(100), "sq": np.arange(100) ** 2, "name": [f"item number {i}" for i in range(100)]})
print(big, big["name"], big.head(12).T)
print(pd.Series(np.linspace(0, 1, 7)), pd.Series([1e10, 1, 0.001]), pd.Series([1.0, 2.0]), pd.Series([0.1 + 0.2]), pd.DataFrame({"a": [1e-5, 123456.789], "b": [1e6, 1e7]}))
print(pd.Series(["a" * 60, "b"]), pd.DataFrame({"long": ["word " * 20, None]}), pd.Series([None, np.nan, pd.NaT]), pd.Series([[1, 2, 3], {"k": "v"}, (1,), {3}]))

big.info(verbose=False)
print(big.memory_usage(index=False).tolist(), df.shape, df.size, df.values.tolist()[0], list(df), len(df), df.axes)
