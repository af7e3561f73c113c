import pandas as pd

lines = """2024-05-01 12:00:01,123 INFO [web-1] GET /home 200 35ms
2024-05-01 12:00:02,456 ERROR [web-2] POST /login 500 1203ms
2024-05-01 12:00:05,789 INFO [web-1] GET /items?id=5 200 88ms
malformed line
2024-05-01 12:01:00,000 WARN [web-3] GET /items?id=7 404 12ms
2024-05-01 13:30:00,001 ERROR [web-2] GET /report 503 30000ms""".split("\n")
logs = pd.Series(lines, name="raw")
pattern = r"^(?P<ts>\S+ \S+) (?P<level>[A-Z]+) \[(?P<host>[^\]]+)\] (?P<method>[A-Z]+) (?P<path>\S+) (?P<status>\d{3}) (?P<ms>\d+)ms$"
df = logs.str.extract(pattern)
print(df)
print(df.isna().any(axis=1).sum(), "bad lines:", logs[df["ts"].isna()].tolist())
df = df.dropna().reset_index(drop=True)
df["ts"] = pd.to_datetime(df["ts"], format="%Y-%m-%d %H:%M:%S,%f")
df = df.astype({"status": int, "ms": int, "level": "category"})
print(df.dtypes)
print(df)
df["endpoint"] = df["path"].str.split("?").str[0]
df["query_id"] = df["path"].str.extract(r"id=(\d+)")[0].astype("Int64")
df["is_error"] = df["status"].ge(500)
print(df[["endpoint", "query_id", "is_error"]])
print(df.groupby("endpoint")["ms"].agg(["count", "mean", "max"]).sort_values("mean", ascending=False))
print(df.groupby("host")["is_error"].mean().mul(100).round(1).astype(str).add("%"))
print(df["level"].value_counts())
print(df.set_index("ts").resample("30min")["status"].count())
print(df.set_index("ts").groupby([pd.Grouper(freq="h"), "level"], observed=True).size())
print(df.groupby(df["status"] // 100 * 100).size().rename_axis("class").reset_index(name="n"))
print(df["ms"].quantile([0.5, 0.9, 0.99]))
print(df["ts"].diff().dt.total_seconds())
print(df.loc[df["ms"].idxmax(), ["host", "path", "ms"]])
print(df["ts"].min(), df["ts"].max(), df["ts"].max() - df["ts"].min())
print(df["ts"].dt.strftime("%H:%M:%S.%f").str[:-3].tolist())
print(pd.crosstab(df["method"], df["status"], margins=True))
print(df.drop(columns=["path"]).to_dict("records")[1])
