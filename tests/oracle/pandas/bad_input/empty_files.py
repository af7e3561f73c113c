# Files with nothing, blank lines or only a header
import io
import pandas as pd

for text in ["", "\n\n\n", "   ", " \n \n", "a,b\n", "a,b", "\n\na,b\n\n1,2\n\n", ",", "\n,\n"]:
    try:
        df = pd.read_csv(io.StringIO(text))
        print(repr(text), df.shape, df.columns.tolist())
        print(df)
    except pd.errors.EmptyDataError as error:
        print(repr(text), type(error).__name__, error)
df = pd.read_csv(io.StringIO("a,b\n"))
print(df.dtypes)
print(df.sum(), df["a"].mean(), len(df.groupby("a").sum()))
print(pd.read_csv(io.StringIO("a,b\n\n1,2\n"), skip_blank_lines=False))
with open("workspace/empty.csv", "w") as file:
    pass
try:
    pd.read_csv("workspace/empty.csv")
except pd.errors.EmptyDataError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv("workspace/absent.csv")
except FileNotFoundError as error:
    print(type(error).__name__, error)
