"""Makes the tables of the questions: seeded, so that every machine asks about the same rows."""

import pathlib
import sys

import numpy as np
import pandas as pd


def tables(n_rows, folder):
    """`x` with n_rows rows, and the right sides of the joins with n/1e6, n/1e3 and n rows."""
    rng = np.random.default_rng(108)
    n_groups = 100
    many = max(n_rows // n_groups, 1)
    ids = [f"id{number:03d}" for number in range(1, n_groups + 1)]
    long_ids = np.array([f"id{number:010d}" for number in range(1, many + 1)])
    x = pd.DataFrame({
        "id1": rng.choice(ids, n_rows),
        "id2": rng.integers(1, many + 1, n_rows),
        "id3": long_ids[rng.integers(0, many, n_rows)],
        "id4": rng.integers(1, n_groups + 1, n_rows),
        "id5": rng.integers(1, n_groups + 1, n_rows),
        "id5t": long_ids[rng.integers(0, max(many // 10, 1), n_rows)],
        "id6": rng.integers(1, many + 1, n_rows),
        "v1": rng.integers(1, 6, n_rows),
        "v2": rng.integers(1, 16, n_rows),
        "v3": np.round(rng.uniform(0, 100, n_rows), 6),
    })
    folder.mkdir(parents=True, exist_ok=True)
    x.to_csv(folder / "x.csv", index=False)
    pd.DataFrame({"id1": ids, "w1": rng.uniform(0, 100, n_groups)}).to_csv(folder / "small.csv", index=False)
    n_medium = max(many // 10, 1)
    medium = pd.DataFrame({"id2": np.arange(1, n_medium + 1), "id5t": long_ids[:n_medium], "w2": rng.uniform(0, 100, n_medium)})
    medium.to_csv(folder / "medium.csv", index=False)
    pd.DataFrame({"id3": long_ids, "w3": rng.uniform(0, 100, many)}).to_csv(folder / "big.csv", index=False)


if __name__ == "__main__":
    tables(int(float(sys.argv[1])), pathlib.Path(sys.argv[2]))
