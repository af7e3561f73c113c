# Records as a structured array
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [1.5, 2.5]})
records = df.to_records(index=False)
print(records)
print(records["a"].tolist(), records.dtype.names)
print(len(df.to_records()))
print([tuple(r) for r in df.to_records().tolist()])
