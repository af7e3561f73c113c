# Types asked for: digits are kept beside missing values, texts are no numbers, and an index has a type too.
import io

import pandas as pd


def show(text, **options):
    try:
        frame = pd.read_csv(io.StringIO(text), **options)
    except Exception as error:
        print(options, type(error).__name__, error)
        return
    column = frame[frame.columns[0]]
    print(options, column.dtype, column.tolist(), frame.index.dtype, frame.index.tolist())


texts = [
    "12345678901234567\nNA", "18446744073709551615\nNA", "9223372036854775808\nNA", "9223372036854775808",
    "9223372036854775808\n-1", "9223372036854775808\n1.0\nNA", "9007199254740993\n1.0\nNA", "1_000", "1_0.5\nNA",
    "1e400", "-1e400\n1", "1e3", "1e3\nNA", "-0", "9223372036854775807", "-9223372036854775809",
    "18446744073709551616", "99999999999999999999999\nNA", "1.0\nNA", "1.5\nNA", "0.1\n2", "300\nNA", "-5\nNA",
    "inf", "-inf\n1", "True\nNA", "x\nNA", "NA\nNA", '"1,000"\nNA', "",
]
for text in texts:
    print(repr(text))
    for dtype in ["Int64", "UInt64", "Int8", "Float64", "Float32", "float64", "float32", "int64", "int8", "uint64"]:
        show(f"a\n{text}\n", dtype=dtype, thousands=",")

print("index")
for dtype in [str, object, "string", "category", "int64", "float32", "Int64", {"b": str}, {0: str}]:
    print(dtype)
    show("b,c\n007,08,1\n", dtype=dtype)
    show("b,c\n007,x,08,1\n", dtype=dtype)
    show("b,c\nNA,08,1\n", dtype=dtype)
    show("a,b,c\n007,08,1\n", dtype=dtype, index_col=0)
    show("a,b,c\nx,08,1\n", dtype=dtype, index_col="a")
    show("a,b,c\n007,08,1\n", dtype=dtype, index_col=["a", "b"])
    show("a,b,c\n007,08,1\n", dtype=dtype, usecols=["b", "c"], index_col="c")

print("records of many lines")
record = 'x,"' + "line\n" * 400 + '",{}\n'
with open("workspace/lines.csv", "w") as file:
    file.write("a,b,c\n")
    for number in range(3000):
        file.write(record.format(number))
frame = pd.read_csv("workspace/lines.csv")
print(frame.shape, frame["c"].sum(), frame["b"].str.len().unique(), frame["b"].nunique())
