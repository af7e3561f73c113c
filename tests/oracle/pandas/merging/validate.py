# validate refuses duplicates
import pandas as pd

a = pd.DataFrame({"k": [1, 1, 2], "x": [1, 2, 3]})
b = pd.DataFrame({"k": [1, 2, 2], "y": [4, 5, 6]})
for rule in ["one_to_one", "one_to_many", "many_to_one", "1:1", "m:m"]:
    try:
        print(a.merge(b, on="k", validate=rule))
    except pd.errors.MergeError as error:
        print(rule, type(error).__name__, error)
try:
    a.merge(b, on="k", validate="wrong")
except ValueError as error:
    print(type(error).__name__, str(error).splitlines()[0])
