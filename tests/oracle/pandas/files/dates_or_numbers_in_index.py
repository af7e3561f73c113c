# index_col with parse_dates=True: dates where the labels are dates, numbers where they are numbers
import io

import pandas as pd

for text in ["id,v\n1,a\n2,b\n", "id,v\n2024-01-01,1\n2024-01-02,2\n", "id,v\nx,1\ny,2\n", "id,v\n1.5,a\n2,b\n"]:
    frame = pd.read_csv(io.StringIO(text), index_col=0, parse_dates=True)
    print(type(frame.index).__name__, frame.index.dtype, frame.index.tolist())
singles = pd.Series([0.1, 2.5, 1e10], dtype="float32")
print(singles.astype(str).tolist(), singles.astype("string").tolist())
print(pd.Series(["2024-01", None]).astype("period[M]").tolist())
for dtype in ["Int64", "Float64", "boolean"]:
    try:
        pd.Series(pd.to_datetime(["2024-01-01"])).astype(dtype)
    except TypeError as error:
        print(error)
