# Parquet keeps categories of text: their order, those that no row has, and gaps
import io

import pandas as pd

frame = pd.DataFrame(
    {
        "plain": pd.Categorical(["b", "a", None, "b"]),
        "unused": pd.Categorical(["b", "a", None, "b"], categories=["z", "b", "a"]),
        "ordered": pd.Categorical(["lo", "hi", "lo", "mid"], categories=["lo", "mid", "hi"], ordered=True),
        "empty": pd.Categorical([None] * 4, categories=["q"]),
        "text": ["b", "a", None, "b"],
        "number": [1, 2, 3, 4],
    }
)
frame.to_parquet("workspace/categories.parquet")
back = pd.read_parquet("workspace/categories.parquet")
print(back)
print(back.dtypes)
for name in ("plain", "unused", "ordered", "empty"):
    print(name, back[name].dtype == frame[name].dtype, back[name].cat.categories.tolist(), back[name].cat.ordered, back[name].cat.codes.tolist())
print(back["ordered"].max(), (back["ordered"] > "lo").tolist(), back.sort_values("ordered")["ordered"].tolist())
print(back.groupby("unused", observed=False)["number"].sum())
print(pd.read_parquet("workspace/categories.parquet", columns=["ordered", "number"]).dtypes)
for compression in (None, "snappy", "gzip", "zstd", "brotli"):
    data = io.BytesIO()
    frame.to_parquet(data, compression=compression)
    print(compression, pd.read_parquet(io.BytesIO(data.getvalue()))["unused"].cat.categories.tolist())

# As an index, in a long frame, and with more categories than fit one byte.
frame.set_index("ordered").to_parquet("workspace/index.parquet")
print(pd.read_parquet("workspace/index.parquet").index)
long = pd.DataFrame({"key": pd.Categorical.from_codes([row % 400 for row in range(600_000)], [f"k{n:03}" for n in range(500)])})
long.to_parquet("workspace/long.parquet")
again = pd.read_parquet("workspace/long.parquet")
print(again.equals(long), again["key"].cat.categories.size, again["key"].cat.codes.dtype, again["key"].iloc[[0, 399, 400, 599_999]].tolist())
