# pandas.testing: what passes and what is reported.
import pandas as pd
from pandas.testing import assert_frame_equal, assert_index_equal, assert_series_equal

a = pd.DataFrame({"x": [1, 2], "y": [1.0, 2.0]})
assert_frame_equal(a, a.copy())
assert_series_equal(pd.Series([1.0, 2.0]), pd.Series([1.0, 2.0 + 1e-9]))
assert_index_equal(pd.Index([1, 2]), pd.Index([1, 2]))
print("equal")


def attempt(work):
    try:
        work()
        print("ok")
    except AssertionError as error:
        print(error)


attempt(lambda: assert_frame_equal(a, a.assign(x=[1, 3])))
attempt(lambda: assert_frame_equal(a, a[["x"]]))
attempt(lambda: assert_frame_equal(a, a.astype({"x": "float64"})))
attempt(lambda: assert_frame_equal(a, a.astype({"x": "float64"}), check_dtype=False))
attempt(lambda: assert_frame_equal(a, a[["y", "x"]]))
attempt(lambda: assert_frame_equal(a, a[["y", "x"]], check_like=True))
attempt(lambda: assert_series_equal(pd.Series([1, 2]), pd.Series([1, 2, 3])))
attempt(lambda: assert_series_equal(pd.Series([1, 2], name="a"), pd.Series([1, 2], name="b")))
attempt(lambda: assert_series_equal(pd.Series([1, 2], name="a"), pd.Series([1, 2], name="b"), check_names=False))
attempt(lambda: assert_series_equal(pd.Series(["a", "b"]), pd.Series(["a", "c"])))
attempt(lambda: assert_index_equal(pd.Index(["a", "b"]), pd.Index(["a", "c"])))
