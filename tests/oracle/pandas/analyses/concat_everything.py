import pandas as pd
import numpy as np

a = pd.DataFrame({"x": [1, 2], "y": ["a", "b"]})
b = pd.DataFrame({"y": ["c"], "z": [True]}, index=[5])
print(pd.concat([a, b]), pd.concat([a, b]).dtypes)
print(pd.concat([a, b], ignore_index=True), pd.concat([a, b], join="inner"), pd.concat([a, b], sort=True))
print(pd.concat([a, b], axis=1), pd.concat([a, a], axis=1), pd.concat([a, a.add_suffix("_2")], axis=1))
print(pd.concat([a, b], keys=["A", "B"]), pd.concat([a, b], keys=["A", "B"], names=["src", "row"]).reset_index(), pd.concat({"one": a, "two": b}).loc["two"])
print(pd.concat([a["x"], a["x"] * 10]), pd.concat([a["x"], a["y"]], axis=1), pd.concat([a["x"], pd.Series([9, 8], name="w")], axis=1), pd.concat([pd.Series([1]), pd.Series(["s"])]))
print(pd.concat([a, pd.Series([7, "q"], index=["x", "y"]).to_frame().T], ignore_index=True).dtypes)
print(pd.concat([a, pd.DataFrame()]), pd.concat([pd.DataFrame(columns=["x"]), a]), pd.concat([a, None]))
print(pd.concat([a.set_index("y"), pd.DataFrame({"k": [1]}, index=["b"])], axis=1), pd.concat([a.set_index("y"), pd.DataFrame({"k": [1]}, index=["b"])], axis=1, join="inner"))
print(pd.concat([pd.DataFrame({"d": pd.to_datetime(["2024-01-01"])}), pd.DataFrame({"d": [None]})]).dtypes, pd.concat([pd.Series([1, 2], dtype="Int64"), pd.Series([1.5])]).dtype, pd.concat([pd.Series([True]), pd.Series([1])]).dtype)
frames = [pd.DataFrame({"day": [d], "v": [d ** 2]}) for d in range(4)]
print(pd.concat(frames, ignore_index=True).set_index("day")["v"].to_dict())
a.loc[len(a)] = [3, "c"]
print(a, a.assign(n=range(3)).merge(b, on="y", how="left"), a.append(b) if hasattr(a, "append") else "no append")
left = pd.DataFrame({"id": [1, 2, 2, 3], "l": list("abcd")})
right = pd.DataFrame({"id": [2, 3, 3, 4], "r": list("wxyz")})
for how in ["inner", "left", "right", "outer", "cross"]:
    got = left.merge(right, how=how) if how == "cross" else left.merge(right, on="id", how=how)
    print(how, got.shape, got.head(3).to_dict("records"))
print(left.merge(right, on="id", how="outer", indicator=True)["_merge"].value_counts().to_dict())
print(left.merge(right.drop_duplicates("id"), on="id", how="left", validate="m:1"), left.merge(right, left_on="l", right_on="r", how="outer", suffixes=("_L", "_R")))
print(left.join(right.set_index("id"), on="id"), left.set_index("id").join(right.set_index("id"), how="outer"), left.join(right, rsuffix="_other"))
print(left.merge(right.rename(columns={"id": "key"}), left_on="id", right_on="key").drop(columns="key"), pd.merge_ordered(left, right, on="id", fill_method="ffill"))
q = pd.DataFrame({"t": [1, 5, 10], "v": ["a", "b", "c"]})
t = pd.DataFrame({"t": [2, 6, 11], "w": [20, 60, 110]})
print(pd.merge_asof(t, q, on="t"), pd.merge_asof(q, t, on="t", direction="forward"), pd.merge_asof(t, q, on="t", tolerance=1))
print(left.combine_first(right), left.set_index("id")["l"].groupby(level=0).first().combine_first(pd.Series({4: "new"})), left.compare(left.assign(l=list("abzd"))))
m = left.merge(right, on="id", how="left")
print(m["r"].isna().sum(), m[m["r"].isna()], m.groupby("id")["r"].count(), m.drop_duplicates("id"))
for bad in [lambda: pd.concat([a, b], axis=2), lambda: left.merge(right, on="nope"), lambda: left.merge(right, on="id", validate="1:1"), lambda: left.join(left), lambda: pd.concat(5), lambda: pd.merge_asof(q.iloc[::-1], t, on="t"), lambda: left.merge([1]), lambda: left.merge(right, left_on=["id", "l"], right_on="id")]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
