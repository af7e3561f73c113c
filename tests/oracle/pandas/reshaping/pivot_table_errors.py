# what pivot_table says for wrong input
import pandas as pd

df = pd.DataFrame({"a": ["x", "y"], "b": [1, 2], "s": ["p", "q"]})
try:
    df.pivot_table(index="nope", values="b")
except KeyError as error:
    print(type(error).__name__, error)
try:
    df.pivot_table(index="a", values="zz")
except KeyError as error:
    print(type(error).__name__, error)
try:
    df.pivot_table(index="a", values="s")
except TypeError as error:
    print(type(error).__name__, error)
try:
    df.pivot_table(values="b")
except ValueError as error:
    print(type(error).__name__, error)
try:
    df.pivot_table(index="a", columns="s", values="b", margins=True, margins_name=5)
except ValueError as error:
    print(type(error).__name__, error)
