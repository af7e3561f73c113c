# Large work, which is shared among threads. No `.out`: its last digits differ from processor to processor.
import hashlib

import numpy as np
import pandas as pd
from orchestrator.mcp.analytics import describe_data
from orchestrator.mcp.data import load_sql
from orchestrator.mcp.models import cluster_kmeans, train_forest, train_linear, train_logistic


def show(name, *values):
    digest = hashlib.sha256()
    for value in values:
        digest.update(np.ascontiguousarray(value).tobytes() if isinstance(value, np.ndarray) else str(value).encode())
    print(name, digest.hexdigest()[:16])


rng = np.random.default_rng()
long = rng.normal(size=3_000_000) * 10.0 ** rng.integers(-8, 8, 3_000_000)
table = long[:1_500_000].reshape(1500, 1000)
show("sums", long.sum(), long.mean(), long.std(), (long * long).sum(), long.cumsum()[-1], np.dot(long, long[::-1]))
show("axes", table.sum(axis=0), table.sum(axis=1), table.mean(axis=0), table.var(axis=1), np.median(table, axis=0))
show("functions", np.exp(long / 1e9), np.sin(long), np.sort(long), np.argsort(long), np.quantile(long, [0.1, 0.5, 0.9]))
small = table[:400, :400]
show("products", table @ table.T, small @ small, np.corrcoef(small), np.cov(small))
show("decompositions", *np.linalg.qr(small), *np.linalg.svd(small), np.linalg.inv(small), np.linalg.det(small[:100, :100]))
show("eigen", *np.linalg.eigh(small @ small.T), np.linalg.eigvals(small[:120, :120]), np.linalg.lstsq(table[:, :50], table[:, 60])[0])
show("fourier", np.fft.fft(long[: 1 << 18]), np.fft.rfft(long[:100_003]))

keys = rng.integers(0, 5000, 400_000)
frame = pd.DataFrame({"key": keys, "text": [f"k{key % 97}" for key in keys], "value": long[:400_000], "other": long[400_000:800_000]})
grouped = frame.groupby("text")["value"].agg(["sum", "mean", "std", "median", "skew"])
show("groups", grouped.to_numpy(), list(grouped.index))
show("pandas", frame["value"].sum(), frame["value"].kurt(), frame[["value", "other"]].corr().to_numpy(), frame["value"].rolling(50).std().to_numpy())
show("merged", frame.merge(frame.drop_duplicates("key"), on="key").sort_values(["text_x", "value_x"])["value_y"].to_numpy())
show("csv", frame.to_csv(), pd.read_csv("data/raw/big.csv")["value"].sum())
show("described", describe_data(frame))
for query in (
    "SELECT text, SUM(value) AS s, AVG(other) AS a, STDDEV(value) AS d FROM frame GROUP BY text",
    "SELECT SUM(value) AS s, AVG(value * other) AS a, CORR(value, other) AS c FROM frame WHERE other > 0",
    "SELECT a.text, SUM(a.value * b.other) AS s FROM frame a JOIN frame b ON a.key = b.key WHERE b.other > 1000000 GROUP BY a.text",
    "SELECT SUM(s) AS s FROM (SELECT key, SUM(value) AS s FROM frame GROUP BY key) AS t",
    "SELECT DISTINCT text FROM frame",
    "SELECT text, value FROM frame ORDER BY text LIMIT 1000",
):
    show("query", load_sql(query).to_string())

features = pd.DataFrame(table[:1500, :60] / np.abs(table[:1500, :60]).max(axis=0), columns=[f"c{i}" for i in range(60)])
features["target"] = features.sum(axis=1) > 0
features["number"] = features["c0"] * 2 + features["c1"]
show("linear", train_linear(features.drop(columns="target"), "number", save=False))
show("logistic", train_logistic(features.drop(columns="number"), "target", save=False))
show("forest", train_forest(features.drop(columns="number"), "target", n_trees=10, save=False))
show("clusters", cluster_kmeans(features.drop(columns=["number", "target"]), 12, save=False))
