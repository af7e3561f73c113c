# Rows given as lists and tuples.
import pandas as pd

print(pd.DataFrame([[1, "a"], [2, "b"]], columns=["n", "s"]))
print(pd.DataFrame([(1, 2.5, None), (3, 4.5, "x")]))
print(pd.DataFrame([[1, 2], [3]], columns=["p", "q"]))
print(pd.DataFrame([10, 20, 30], columns=["only"]))
print(pd.DataFrame(["a", "b"]))
print(pd.DataFrame([[1, 2, 3]], index=["row"]).dtypes)
try:
    pd.DataFrame([[1, 2], [3, 4]], columns=["a", "b", "c"])
except ValueError as error:
    print("ValueError", error)
