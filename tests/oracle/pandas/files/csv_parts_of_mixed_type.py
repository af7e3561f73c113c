# a long column is looked at part by part: each part has the type of its own values
import io
import pandas as pd

ROWS = 262144  # rows that pandas looks at together, for two columns


def types(first, last):
    text = "a,b\n" + f"{first},1\n" * ROWS + f"{last},1\n" * 3
    column = pd.read_csv(io.StringIO(text))["a"]
    print(first, last, column.dtype, [repr(value) for value in column.iloc[[0, -1]].tolist()], type(column.iloc[0]).__name__)


for first, last in [("1", "x"), ("x", "1"), ("007", "x"), ("1", "True"), ("True", "x"), ("1", "1.5"), ("NA", "x"),
                    ("1", "18446744073709551615")]:
    types(first, last)
text = "a,b\n" + "007,1\n" * ROWS + "x,1\n"
print(pd.read_csv(io.StringIO(text), low_memory=False)["a"].iloc[[0, -1]].tolist())
print(pd.read_csv(io.StringIO(text), dtype={"a": str})["a"].iloc[[0, -1]].tolist())
print(pd.read_csv(io.StringIO(text), nrows=ROWS)["a"].dtype, pd.read_csv(io.StringIO(text), nrows=ROWS + 1)["a"].dtype)
