# rows of one frame that are, or are not, in another
import pandas as pd

a = pd.DataFrame({"id": [1, 2, 3, 4], "v": list("wxyz")})
b = pd.DataFrame({"id": [2, 4]})
print(a[a["id"].isin(b["id"])])
print(a[~a["id"].isin(b["id"])])
m = a.merge(b, on="id", how="left", indicator=True)
print(m.loc[m["_merge"] == "left_only", ["id", "v"]])
print(a.merge(b, how="inner"))
print(a.set_index("id").loc[b["id"]].reset_index())
print(a.merge(b.drop_duplicates(), on="id", how="outer", indicator=True)["_merge"].tolist())
