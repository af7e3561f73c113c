# What a function of a group gives as a Series is put to the rows of the group by its labels.
import pandas as pd

df = pd.DataFrame({"g": [1, 1, 2], "v": [1, 2, 3], "w": [5, 4, 6]})
groups = df.groupby("g")
print(groups["v"].transform(lambda values: values.head(1)))
print(groups["v"].transform(lambda values: values.iloc[:0]))
print(groups["v"].transform(lambda values: values.sort_values(ascending=False)))
print(groups["v"].transform(lambda values: values.mode()[0]))
print(groups["v"].transform(lambda values: [9] * len(values)))
print(groups.transform(lambda values: values.head(1)))
try:
    groups["v"].transform(lambda values: [9])
except ValueError as error:
    print("ValueError:", error)
