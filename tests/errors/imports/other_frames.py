# Another library for frames: pandas is the one here.
import polars as pl

print(pl.read_csv("data/raw/sales.csv"))
