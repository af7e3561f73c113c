# apply over columns whose results are lists: a frame under the old rows where the lengths agree
import pandas as pd

frame = pd.DataFrame({"a": [1, 2], "b": [3, 4]}, index=["x", "y"])
print(frame.apply(lambda column: [1, 2]))
print(frame.apply(lambda column: (1, 2, 3)))
print(frame.apply(lambda column: [1] * column.iloc[0]))
print(frame.apply(lambda column: [1, 2] if column.name == "a" else 5))
print(frame.apply(lambda row: 5.5, axis=1, result_type="broadcast"))
try:
    frame.apply(lambda column: [7, 8, 9], result_type="broadcast")
except ValueError as error:
    print(error)
