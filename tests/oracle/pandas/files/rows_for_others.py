# Rows handed to others: records, named tuples, loops over nullable columns, arrays with a value for what is missing.
import pandas as pd

df = pd.DataFrame({"a": pd.array([1, None], dtype="Int64"), "b": pd.array([True, None], dtype="boolean"), "s": ["u", None]})
print(repr(df.to_records()))
print(repr(df[["a"]].to_records(index=False)))
print(list(df.itertuples()))
print(list(df["a"]), list(df["b"].items()), list(pd.Index(df["a"])), list(df["a"].array))
print(df["a"].tolist())
days = pd.DataFrame({"d": pd.to_datetime(["2024-01-31", None]), "v": [1.0, None]})
print(days.to_numpy(na_value=0).tolist())
levels = pd.DataFrame({"a": [1, 2]}, index=pd.MultiIndex.from_tuples([("p", 1), ("q", 2)]))
print(levels.to_csv(index_label="id"))
print(levels.to_csv(index_label=["id", "n"]))
print(pd.DataFrame({"n": [1.5, 20], "t": ["x<y", "z"]}).to_markdown(tablefmt="html"))
print(pd.DataFrame({"n": [1, 2]}).to_markdown(headers=[]))
