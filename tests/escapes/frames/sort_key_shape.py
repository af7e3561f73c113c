# attack: a sort key of another length than what is sorted
# prints: refused: 6
import pandas as pd

frame = pd.DataFrame({"a": [3, 1, 2], "b": ["x", "y", "z"]}, index=[2, 0, 1])
refused = 0
for work in (
    lambda: frame.sort_values("a", key=lambda values: values.iloc[:1]),
    lambda: frame.sort_values(["a", "b"], key=lambda values: list(values) * 1000),
    lambda: frame.sort_index(key=lambda labels: labels[:1]),
    lambda: frame["a"].sort_values(key=lambda values: values.iloc[:0]),
    lambda: frame["a"].sort_index(key=lambda labels: labels.append(labels)),
    lambda: frame.set_index("b", append=True).sort_index(key=lambda labels: labels[:2]),
):
    try:
        print("ESCAPED", work())
    except ValueError as error:
        if str(error) != "User-provided `key` function must not change the shape of the array.":
            raise
        refused += 1
print("refused:", refused)
