"""The questions: one expression each, the same text for pandas and for us, and polars' own spelling of it.

`group` and `join` are the questions of the h2o.ai database benchmark. `x` is the large table, `small`, `medium` and
`big` the right sides of the joins, `a` and `b` arrays.
"""

# name: (what is loaded first, pandas and numpy, polars or None)
QUESTIONS = {
    "group q1: sum by id1": ("x", 'x.groupby("id1", as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "sum"})', 'x.group_by("id1").agg(pl.col("v1").sum())'),
    "group q2: sum by id1, id2": ("x", 'x.groupby(["id1", "id2"], as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "sum"})', 'x.group_by("id1", "id2").agg(pl.col("v1").sum())'),
    "group q3: sum, mean by id3": ("x", 'x.groupby("id3", as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "sum", "v3": "mean"})', 'x.group_by("id3").agg(pl.col("v1").sum(), pl.col("v3").mean())'),
    "group q4: means by id4": ("x", 'x.groupby("id4", as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "mean", "v2": "mean", "v3": "mean"})', 'x.group_by("id4").agg(pl.col("v1", "v2", "v3").mean())'),
    "group q5: sums by id6": ("x", 'x.groupby("id6", as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "sum", "v2": "sum", "v3": "sum"})', 'x.group_by("id6").agg(pl.col("v1", "v2", "v3").sum())'),
    "group q6: median, std by id4, id5": ("x", 'x.groupby(["id4", "id5"], as_index=False, sort=False, observed=True, dropna=False).agg({"v3": ["median", "std"]})', 'x.group_by("id4", "id5").agg(pl.col("v3").median().alias("m"), pl.col("v3").std().alias("s"))'),
    "group q7: max - min by id3": ("x", 'x.groupby("id3", as_index=False, sort=False, observed=True, dropna=False).agg({"v1": "max", "v2": "min"}).assign(range_v1_v2=lambda x: x["v1"] - x["v2"])[["id3", "range_v1_v2"]]', 'x.group_by("id3").agg((pl.col("v1").max() - pl.col("v2").min()).alias("range_v1_v2"))'),
    "group q8: two largest v3 by id6": ("x", 'x[~x["v3"].isna()][["id6", "v3"]].sort_values("v3", ascending=False).groupby("id6", as_index=False, sort=False, observed=True, dropna=False).head(2)', 'x.drop_nulls("v3").sort("v3", descending=True).group_by("id6").agg(pl.col("v3").head(2)).explode("v3")'),
    "group q10: sum, count by six": ("x", 'x.groupby(["id1", "id2", "id3", "id4", "id5", "id6"], as_index=False, sort=False, observed=True, dropna=False).agg({"v3": "sum", "v1": "size"})', 'x.group_by("id1", "id2", "id3", "id4", "id5", "id6").agg(pl.col("v3").sum(), pl.len())'),
    "join q1: small inner": ("x small", 'x.merge(small, on="id1")', 'x.join(small, on="id1")'),
    "join q2: medium inner": ("x medium", 'x.merge(medium, on="id2")', 'x.join(medium, on="id2")'),
    "join q3: medium left": ("x medium", 'x.merge(medium, how="left", on="id2")', 'x.join(medium, how="left", on="id2")'),
    "join q4: medium by text": ("x medium", 'x.merge(medium, on="id5t")', 'x.join(medium, on="id5t")'),
    "join q5: big inner": ("x big", 'x.merge(big, on="id3")', 'x.join(big, on="id3")'),
    "read csv": ("", 'pd.read_csv("data/raw/x.csv")', 'pl.read_csv("data/raw/x.csv")'),
    "sort by v3": ("x", 'x.sort_values("v3")', 'x.sort("v3")'),
    "sort by text and number": ("x", 'x.sort_values(["id1", "v2"])', 'x.sort("id1", "v2")'),
    "filter": ("x", 'x[(x["v1"] > 2) & (x["v3"] < 50.0)]', 'x.filter((pl.col("v1") > 2) & (pl.col("v3") < 50.0))'),
    "split text": ("x", 'x["id3"].str.split("d", expand=True)', 'x["id3"].str.split_exact("d", 1)'),
    "upper case": ("x", 'x["id3"].str.upper()', 'x["id3"].str.to_uppercase()'),
    "rolling mean": ("x", 'x["v3"].rolling(100).mean()', 'x["v3"].rolling_mean(100)'),
    "value counts": ("x", 'x["id2"].value_counts()', 'x["id2"].value_counts(sort=True)'),
    "describe numbers": ("x", 'x[["v1", "v2", "v3"]].describe()', 'x.select("v1", "v2", "v3").describe()'),
    "array arithmetic": ("a", "(a * 2.0 + b) / 3.0", None),
    "array sine": ("a", "np.sin(a)", None),
    "array sum": ("a", "a.sum()", None),
    "array sort": ("a", "np.sort(a)", None),
    "array mask": ("a", "a[a > 0.5]", None),
    "matrix product": ("m", "m @ m", None),
}

LOADING = {
    "x": 'x = pd.read_csv("data/raw/x.csv")',
    "small": 'small = pd.read_csv("data/raw/small.csv")',
    "medium": 'medium = pd.read_csv("data/raw/medium.csv")',
    "big": 'big = pd.read_csv("data/raw/big.csv")',
    "a": "a = np.random.default_rng(1).random(N_ROWS)\nb = np.random.default_rng(2).random(N_ROWS)",
    "m": "m = np.random.default_rng(3).random((1000, 1000))",
}
