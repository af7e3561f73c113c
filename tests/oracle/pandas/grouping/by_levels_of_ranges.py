# Groups by the only level of counted labels keep them; a group without any text of a `string` column adds up to none.
import pandas as pd

values = pd.Series([1.5, 2.5, 3.5], name="v")
print(values.groupby(level=0).sum().index)
print(values.to_frame().groupby(level=0).mean().index)
print(values.groupby(level=0).agg(["sum", "count"]).index)
print(values.groupby(level=0).first().reset_index())

texts = pd.Series(["u", None, "v"], dtype="string")
print(texts.groupby([0, 1, 2]).sum().tolist())
print(texts.groupby([0, 1, 1]).sum().tolist())
print(texts.groupby([0, 1, 2]).min().tolist())
