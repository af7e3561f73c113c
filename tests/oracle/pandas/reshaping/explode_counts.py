# tags in lists, counted
import pandas as pd

df = pd.DataFrame({"post": ["p1", "p2", "p3"], "tags": [["py", "ml"], ["py"], None], "likes": [10, 5, 1]})
long = df.explode("tags")
print(long)
print(long.groupby("tags")["likes"].sum())
print(long["tags"].value_counts())
print(pd.crosstab(long["post"], long["tags"]))
print(long.pivot_table(index="post", columns="tags", values="likes", aggfunc="sum", fill_value=0))
print(pd.get_dummies(long.set_index("post")["tags"]).groupby(level=0).sum())
