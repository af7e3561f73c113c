# combine and case_when keep the dtype of the series where it holds the results.
import pandas as pd

sizes = pd.Series(pd.Categorical(["lo", "hi", None], categories=["lo", "mid", "hi"], ordered=True))
for s in (
    sizes, pd.Series([1, None, 3], dtype="Int64"), pd.Series(["u", None, "v"], dtype="string"), pd.Series([1, 2, 3], dtype="uint8"),
    pd.Series([0.5, 1, 2], dtype="float32"), pd.Series([True, False, True]), pd.Series(["x", None, "y"]),
):  # fmt: skip
    print(s.dtype, s.combine(s, lambda left, right: left).dtype, s.combine(s, lambda left, right: 1).dtype)
    print(s.case_when([(s.notna(), 1)]))

whole = pd.Series([3, 1], index=["a", "b"])
print(whole.combine(whole, lambda left, right: left + 0.0))
print(whole.combine(whole, lambda left, right: left / 2))
print(sizes.combine(sizes, lambda left, right: "new"))
print(sizes.map(pd.Series(sizes.values, index=["hi", "lo", "x"])))
