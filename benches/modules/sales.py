"""Makes a table of sales as CSV, about 55 bytes a row; seeded, so that every machine reads the same rows.

usage: sales.py ROWS FILE
"""

import pathlib
import sys

import numpy as np
import polars as pl


def main():
    rows, path = int(sys.argv[1]), pathlib.Path(sys.argv[2])
    path.parent.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(5)
    revenue = rng.gamma(2.0, 120.0, rows).round(2)
    table = pl.DataFrame({
        "id": np.arange(rows),
        "date": np.datetime64("2015-01-01") + rng.integers(0, 3650, rows),
        "region": np.array(["North", "South", "East", "West", "Central"])[rng.integers(0, 5, rows)],
        "product": np.array([f"product-{number:04d}" for number in range(2000)])[rng.integers(0, 2000, rows)],
        "quantity": rng.integers(1, 100, rows),
        "price": rng.uniform(1, 500, rows).round(3),
        "revenue": pl.Series(revenue).set(pl.Series(rng.uniform(0, 1, rows) < 0.03), None),
    })
    table.write_csv(path)


main()
