import pandas as pd
import numpy as np

raw = pd.DataFrame({
    "Date": ["2024-01-01", "2024-01-02", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"],
    "Store": ["s1", "s1", "s2", "s2", None, "s3"],
    "Sales ($)": ["1,000", "2,500", "n/a", "750", "300", "4,100"],
    "Staff": [5, 6, 4, 4, 3, 9],
})

def clean_names(df):
    return df.rename(columns=lambda c: c.lower().replace(" ", "_").replace("(", "").replace(")", "").replace("$", "usd"))

def to_number(df, col):
    return df.assign(**{col: pd.to_numeric(df[col].str.replace(",", ""), errors="coerce")})

result = (
    raw.pipe(clean_names)
    .pipe(to_number, "sales_usd")
    .assign(date=lambda d: pd.to_datetime(d["date"]), store=lambda d: d["store"].fillna("unknown"))
    .query("staff > 3")
    .assign(per_staff=lambda d: d["sales_usd"] / d["staff"], weekday=lambda d: d["date"].dt.day_name().str[:3])
    .sort_values(["store", "date"], ascending=[True, False])
    .reset_index(drop=True)
)
print(result)
print(result.dtypes)
print(
    result.groupby("store", as_index=False)
    .agg(total=("sales_usd", "sum"), days=("date", "nunique"), mean_staff=("staff", "mean"))
    .assign(rank=lambda d: d["total"].rank(ascending=False).astype(int))
    .sort_values("rank")
    .set_index("store")
)
print(result.set_index("date").groupby("store")["sales_usd"].resample("D").sum().unstack(0).fillna(0))
print(result.melt(id_vars=["date", "store"], value_vars=["sales_usd", "staff"]).pivot_table(index="store", columns="variable", values="value", aggfunc="max"))
print(result.loc[lambda d: d["per_staff"].between(100, 500)].filter(items=["store", "per_staff"]))
print(result.drop_duplicates("store", keep="last").set_index("store")["date"].dt.strftime("%d %b"))
print(result.eval("ratio = sales_usd / staff").equals(result.assign(ratio=result["per_staff"])))
print(result.where(result["staff"] > 4).dropna(how="all").shape)
print(result.select_dtypes("number").agg(["mean", "max"]).T)
print(result.iloc[::-1].head(2).T)
print(result.sample(3, random_state=42).index.tolist())
print(result.assign(bucket=pd.cut(result["sales_usd"], [0, 800, 2000, np.inf], labels=["low", "mid", "high"])).groupby("bucket", observed=False).size())
print(result["store"].str.cat(result["weekday"], sep="-").tolist())
print(result.groupby("store").cumcount().tolist(), result.groupby("store")["sales_usd"].shift(1).tolist())
print(result.to_csv(index=False))
print(result.compare(result.assign(staff=result["staff"].replace(4, 40))))
print(result.combine_first(pd.DataFrame({"sales_usd": [1.0] * 5, "extra": list("abcde")})))
left, right = result.align(result.iloc[1:3], join="inner", axis=0)
print(left.equals(right), left.shape)
print(pd.concat([result.head(1), result.tail(1)], keys=["first", "last"]))
print(pd.concat([result["store"], result["staff"]], axis=1).head(2))
print(result.squeeze().shape, result[["staff"]].squeeze().tolist())
print(result.memory_usage(index=False).tolist()[0], result.size, result.ndim, result.empty)
