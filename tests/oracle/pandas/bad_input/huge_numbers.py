# Integers and floats beyond the usual range
import io
import pandas as pd

df = pd.read_csv(io.StringIO("a,b,c,d,e\n9223372036854775807,9223372036854775808,123456789012345678901234567890,1e400,-9223372036854775809\n1,2,3,1e-400,5\n"))
print(df.dtypes)
print(df.to_dict("list"))
print(pd.Series([2**63]).dtype, pd.Series([2**64]).dtype, pd.Series([-(2**63) - 1]).dtype)
print(pd.Series([2**70, 1]).sum())
for dtype in ["int8", "uint8", "int64", "Int64"]:
    try:
        print(pd.Series([300, -1], dtype=dtype))
    except (OverflowError, ValueError) as error:
        print(dtype, type(error).__name__, error)
try:
    pd.Series([2**64], dtype="int64")
except OverflowError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv(io.StringIO("a\n300\n"), dtype={"a": "int8"})
except (OverflowError, ValueError) as error:
    print(type(error).__name__, error)
try:
    pd.Series([1.5, float("inf")]).astype(int)
except ValueError as error:
    print(type(error).__name__, error)
