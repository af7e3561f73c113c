# named aggregation by keywords and pd.NamedAgg
import pandas as pd

df = pd.DataFrame({"kind": ["cat", "dog", "cat", "dog"], "height": [9.1, 6.0, 9.5, 34.0], "weight": [7.9, 7.5, 9.9, 198.0]})
out = df.groupby("kind").agg(
    min_height=("height", "min"),
    max_height=("height", "max"),
    average_weight=("weight", "mean"),
    n=("weight", "size"),
)
print(out)
print(df.groupby("kind").agg(
    low=pd.NamedAgg(column="height", aggfunc="min"),
    span=pd.NamedAgg(column="height", aggfunc=lambda s: s.max() - s.min()),
))
print(df.groupby("kind")["height"].agg(lowest="min", highest="max"))
print(df.groupby("kind").agg(**{"Total Weight": ("weight", "sum")}).reset_index())
print(df.groupby("kind").agg(total=("weight", "sum")).sort_values("total", ascending=False).round(1))
