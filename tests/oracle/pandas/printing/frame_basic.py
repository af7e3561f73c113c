# A frame of numbers, text and flags as print shows it
import pandas as pd

df = pd.DataFrame({
    "name": ["Alice", "Bob", "Charlie"],
    "age": [25, 30, 35],
    "score": [88.5, 92.25, 79.0],
    "active": [True, False, True],
})
print(df)
print(repr(df))
print(str(df) == repr(df))
print(df.head(1))
print(df[["age"]])
