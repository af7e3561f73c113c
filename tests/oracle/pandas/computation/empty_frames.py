# A frame without columns holds floats, one without rows keeps its dtypes, and labels that could be counted still can
import pandas as pd

nothing = pd.DataFrame()
rows_only = pd.DataFrame(index=["p", "q"])
empty = pd.DataFrame({"n": pd.Series([], dtype="int64"), "t": pd.Series([], dtype=object)})
numbers = pd.DataFrame([[1, 2], [3, 4]])

print(nothing.values, rows_only.T.dtypes.tolist(), empty.T.T.dtypes.tolist())
print(nothing.min(), nothing.nunique(), nothing.idxmax(), nothing.value_counts(), nothing.quantile(), sep="\n")
print([row.dtype for _, row in rows_only.iterrows()], rows_only.iloc[0])
print(rows_only.stack(), empty.unstack(), nothing.melt().dtypes, sep="\n")
print(empty.mean(), empty.sum(min_count=1), empty.quantile(), sep="\n")
print(empty.mode(axis=1), empty.idxmax(axis=1), empty.apply(["count", "nunique"]), sep="\n")
print(empty.shift([1, 2]).columns, empty.interpolate(method="any").shape, empty.reindex(["w"], fill_value=-1).dtypes)

for chosen in (
    numbers.select_dtypes("object"), numbers.drop(columns=[0, 1]), numbers.drop(columns=[1]), numbers.dropna(axis=1),
    numbers.loc[:, :0], numbers.reindex(columns=[]), numbers[[]], numbers.filter(items=["x"]), nothing.rolling(2).sum(),
    nothing.rename(columns=str.upper), nothing.add_prefix("p_"), nothing.sort_index(axis=1, ascending=False),
):
    print(repr(chosen.columns))
print(numbers.astype(str).sum(numeric_only=True).index, numbers.any(bool_only=True).index)

for aggregate in (lambda: nothing.agg(["sum"]), lambda: nothing.apply(["count"])):
    try:
        aggregate()
    except ValueError as error:
        print(error)
