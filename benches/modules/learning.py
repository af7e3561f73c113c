"""Fits and predictions beside scikit-learn's, in one run on one machine, over 10^5 rows of 20 columns:

    cargo build --release -p orchestrator-learning --example time_learning
    ~/.cache/orchestrator/oracle/bin/python benches/modules/learning.py target/release/examples/time_learning

`scripts/record-learning` makes the environment of the original. Both use all cores.
"""

import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
from sklearn.cluster import KMeans
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.linear_model import LinearRegression, LogisticRegression

N_ROWS, N_COLUMNS = 100_000, 20
KINDS = {
    "linear": (5, lambda x, y, c: LinearRegression().fit(x, y)),
    "logistic": (3, lambda x, y, c: LogisticRegression(max_iter=1000).fit(x, c)),
    "forest-classes": (1, lambda x, y, c: RandomForestClassifier(20, n_jobs=-1, random_state=0).fit(x, c)),
    "forest-numbers": (1, lambda x, y, c: RandomForestRegressor(20, n_jobs=-1, random_state=0).fit(x, y)),
    "kmeans": (1, lambda x, y, c: KMeans(8, n_init=10, random_state=0).fit(x)),
}


def rows():
    rng = np.random.default_rng(1)
    x = rng.normal(size=(N_ROWS, N_COLUMNS)) * rng.uniform(0.5, 3, N_COLUMNS)
    y = x[:, 0] * 0.8 + np.where(x[:, 1] > 0, 1.5, -0.5) + x[:, 2] * x[:, 3] * 0.2 + rng.normal(size=N_ROWS)
    return x, y


def main():
    program = sys.argv[1]
    chosen = sys.argv[2:] or list(KINDS)
    x, y = rows()
    classes = (y > 0).astype(int) + (y > 2)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "rows.bin"
        np.column_stack([x, y]).astype("<f8").tofile(path)
        print(f"{'kind':16} {'fit: ours':>10} {'original':>10} {'ratio':>6}  {'predict: ours':>13} {'original':>10} {'ratio':>6}")
        for kind in chosen:
            repeats, fit = KINDS[kind]
            ours, theirs = [], []
            for _ in range(repeats):
                out = subprocess.run([program, kind, str(path), str(N_COLUMNS)], capture_output=True, text=True, check=True).stdout
                ours.append([float(word) for word in out.split()])
                began = time.perf_counter()
                model = fit(x, y, classes)
                fitted = time.perf_counter()
                model.predict(x)
                theirs.append([fitted - began, time.perf_counter() - fitted])
            (own_fit, own_predict), (their_fit, their_predict) = (
                [statistics.median(column) for column in zip(*times)] for times in (ours, theirs)
            )
            print(
                f"{kind:16} {own_fit:8.3f} s {their_fit:8.3f} s {their_fit / own_fit:6.1f}"
                f"  {own_predict:11.3f} s {their_predict:8.3f} s {their_predict / own_predict:6.1f}",
                flush=True,
            )


main()
