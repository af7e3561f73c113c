import pandas as pd
import numpy as np

df = pd.DataFrame({
    "id": [1, 2, 2, 3, 3, 3, 4],
    "email": ["a@x", "b@x", "B@X", "c@x", "c@x", None, None],
    "updated": pd.to_datetime(["2024-01-01", "2024-01-03", "2024-01-02", "2024-01-05", "2024-01-05", "2024-01-09", None]),
    "score": [1.0, np.nan, 2.0, 3.0, 3.0, 4.0, 5.0],
})
print(df.duplicated().tolist(), df.duplicated("id").sum(), df.duplicated(subset=["id", "email"], keep=False).tolist())
print(df.drop_duplicates())
print(df.drop_duplicates("id", keep="last"))
print(df.sort_values("updated", na_position="first").drop_duplicates("id", keep="last").sort_index())
print(df[df.duplicated("id", keep=False)].sort_values(["id", "updated"]))
print(df.groupby("id").size().loc[lambda s: s > 1])
print(df["id"].is_unique, df["email"].nunique(), df["email"].nunique(dropna=False), df["email"].str.lower().nunique())
print(df["id"].value_counts().to_dict(), df["email"].value_counts(dropna=False).to_dict() == {"a@x": 1, "b@x": 1, "B@X": 1, "c@x": 2, None: 2})
latest = df.loc[df.groupby("id")["updated"].idxmax().dropna().astype(int)]
print(latest)
print(df.groupby("id").agg({"email": "first", "updated": "max", "score": ["sum", "count"]}))
print(df.groupby("id")["email"].agg(lambda s: ";".join(sorted(set(s.dropna().str.lower())))))
print(df.groupby("id").last())
print(df.groupby("id").first())
print(df.groupby("id", as_index=False).nth(0))
a = pd.DataFrame({"k": [1, 2, 3], "v": ["x", "y", "z"]})
b = pd.DataFrame({"k": [2, 3, 4], "v": ["y", "Z", "w"]})
m = a.merge(b, on="k", how="outer", suffixes=("_old", "_new"), indicator=True)
m["change"] = np.select([m["_merge"] == "left_only", m["_merge"] == "right_only", m["v_old"] != m["v_new"]], ["removed", "added", "changed"], "same")
print(m)
print(m["change"].value_counts())
print(a[~a["k"].isin(b["k"])], set(a["k"]) & set(b["k"]), np.setdiff1d(b["k"], a["k"]))
print(pd.concat([a, b]).drop_duplicates(keep=False))
print(a.set_index("k").reindex([3, 1, 9], fill_value="?"))
a2 = a.set_index("k")
a2.update(b.set_index("k"))
print(a2)
print(pd.concat([a, b], ignore_index=True).groupby("k")["v"].nunique())
print(a.set_index("k").combine_first(b.set_index("k")))
print(pd.factorize(df["email"]), df["email"].factorize(sort=True)[0])
print(df["id"].rank(method="dense").astype(int).tolist(), df.groupby("id").ngroup().tolist())
print(df.set_index(["id", "email"]).index.is_unique, df.set_index("id").index.duplicated().tolist())
print(df.set_index("id").loc[3])
print(df.set_index("id").sort_index().loc[2:3, "score"])
try:
    df.set_index("id", verify_integrity=True)
except ValueError as e:
    print(e)
try:
    pd.concat([df.set_index("id"), df.set_index("id")], verify_integrity=True)
except ValueError as e:
    print(e)
try:
    df.set_index("id").reindex([1, 2])
except ValueError as e:
    print(e)
