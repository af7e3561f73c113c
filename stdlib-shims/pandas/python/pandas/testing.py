"""Assertions about Series, DataFrames and indexes."""

import numpy as np

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing

__all__ = ["assert_extension_array_equal", "assert_frame_equal", "assert_index_equal", "assert_series_equal"]


def _differ(what, message, left, right, extra=""):
    return AssertionError(f"{what} are different\n\n{message}{extra}\n[left]:  {left}\n[right]: {right}")


def _check_class(left, right, wanted, name):
    for one in (left, right):
        if not isinstance(one, wanted):
            raise AssertionError(
                f"{name} Expected type {wanted}, found {type(one)} instead"
            )


def _shown(values):
    return "[" + ", ".join(str(value) for value in values) + "]"


def _same(a, b, exact, rtol, atol):
    if is_missing(a) or is_missing(b):
        return is_missing(a) and is_missing(b) and (a is b or type(a) is type(b) or not exact)
    if isinstance(a, (float, np.floating)) or isinstance(b, (float, np.floating)):
        if exact or isinstance(a, str) or isinstance(b, str):
            return a == b
        if not isinstance(a, (int, float, np.number)) or not isinstance(b, (int, float, np.number)):
            return False
        return bool(a == b or abs(a - b) <= atol + rtol * abs(b))
    if is_list_like(a) and is_list_like(b) and not isinstance(a, dict):
        return len(a) == len(b) and all(_same(x, y, exact, rtol, atol) for x, y in zip(a, b))
    return bool(a == b)


def _check_values(left, right, what, exact, rtol, atol, index=None):
    lefts, rights = left.tolist(), right.tolist()
    wrong = sum(not _same(a, b, exact, rtol, atol) for a, b in zip(lefts, rights))
    if wrong:
        share = round(wrong * 100.0 / len(lefts), 5)
        text = f"{what} values are different ({share} %)"
        if index is not None:
            text += f"\n[index]: {_shown(index.tolist())}"
        at = ""
        if not exact:
            place = next(i for i, (a, b) in enumerate(zip(lefts, rights)) if not _same(a, b, exact, rtol, atol))
            at = f"\nAt positional index {place}, first diff: {lefts[place]} != {rights[place]}"
        raise AssertionError(
            f"{what} are different\n\n{text}\n[left]:  {_shown_like(left)}\n[right]: {_shown_like(right)}{at}"
        )


def _shown_like(data):
    return repr(data) if isinstance(data, classes.Index) else _shown(data.tolist())


def assert_index_equal(left, right, exact="equiv", check_names=True, check_exact=True, check_categorical=True,
                       check_order=True, rtol=1e-05, atol=1e-08, obj="Index"):  # fmt: skip
    """Raises AssertionError unless two indexes are equal."""
    _check_class(left, right, classes.Index, obj)
    if exact and not _equivalent(left, right, exact):
        raise _differ(obj, f"{obj} classes are different", left, right)
    if left.nlevels != right.nlevels:
        raise _differ(obj, f"{obj} levels are different", f"{left.nlevels}, {left}", f"{right.nlevels}, {right}")
    if len(left) != len(right):
        raise _differ(obj, f"{obj} length are different", f"{len(left)}, {left}", f"{len(right)}, {right}")
    if not check_order:
        left, right = left.sort_values(), right.sort_values()
    if exact and not left._is_multi and not right._is_multi and left.dtype != right.dtype:
        raise _differ(obj, 'Attribute "dtype" are different', left.dtype, right.dtype)
    if not left.equals(right):
        _check_values(left, right, obj, check_exact, rtol, atol)
    if check_names and list(left.names) != list(right.names):
        raise _differ(obj, 'Attribute "names" are different', list(left.names), list(right.names))


def _equivalent(left, right, exact):
    if type(left) is type(right):
        return True
    if exact == "equiv":
        kinds = {type(left).__name__, type(right).__name__}
        return kinds == {"Index", "RangeIndex"} and left.dtype == right.dtype
    return False


def assert_series_equal(left, right, check_dtype=True, check_index_type="equiv", check_series_type=True,
                        check_names=True, check_exact=no_default, check_datetimelike_compat=False,
                        check_categorical=True, check_category_order=True, check_freq=True, check_flags=True,
                        rtol=no_default, atol=no_default, obj="Series", *, check_index=True, check_like=False):  # fmt: skip
    """Raises AssertionError unless two Series are equal."""
    _check_class(left, right, classes.Series, obj)
    rtol = 1e-05 if rtol is no_default else rtol
    atol = 1e-08 if atol is no_default else atol
    exact = False if check_exact is no_default else check_exact
    if len(left) != len(right):
        raise _differ(obj, f"{obj} length are different", f"{len(left)}, {left.index}", f"{len(right)}, {right.index}")
    if check_index:
        assert_index_equal(left.index, right.index, exact=check_index_type, check_names=check_names,
                           check_exact=False, check_order=not check_like, obj=f"{obj}.index")  # fmt: skip
    if check_like:
        left = left.reindex(right.index)
    if check_dtype and left.dtype != right.dtype:
        raise _differ("Attributes of " + obj, 'Attribute "dtype" are different', left.dtype, right.dtype)
    whole = ("int", "uint", "bool")
    if check_exact is no_default and left._col.kind in whole and right._col.kind in whole:
        exact = True
    if not left._col.equals(right._col) or left._col.dtype != right._col.dtype:
        _check_values(left, right, obj, exact, rtol, atol, left.index)
    if check_names and not (left.name == right.name or (is_missing(left.name) and is_missing(right.name))):
        raise _differ(obj, 'Attribute "name" are different', left.name, right.name)


def assert_frame_equal(left, right, check_dtype=True, check_index_type="equiv", check_column_type="equiv",
                       check_frame_type=True, check_names=True, by_blocks=False, check_exact=no_default,
                       check_datetimelike_compat=False, check_categorical=True, check_like=False, check_freq=True,
                       check_flags=True, rtol=no_default, atol=no_default, obj="DataFrame"):  # fmt: skip
    """Raises AssertionError unless two DataFrames are equal."""
    _check_class(left, right, classes.DataFrame, obj)
    if left.shape != right.shape:
        raise _differ(obj, f"{obj} shape mismatch", left.shape, right.shape)
    assert_index_equal(left.index, right.index, exact=check_index_type, check_names=check_names, check_order=not check_like,
                       check_exact=False, obj=f"{obj}.index")  # fmt: skip
    assert_index_equal(left.columns, right.columns, exact=check_column_type, check_names=check_names,
                       check_order=not check_like, check_exact=False, obj=f"{obj}.columns")  # fmt: skip
    if check_like:
        left = left.reindex(index=right.index, columns=right.columns)
    for i in range(len(left._cols)):
        name = left.columns[i]
        assert_series_equal(
            left._at(i), right._at(i), check_dtype=check_dtype, check_index_type=check_index_type,
            check_names=check_names, check_exact=check_exact, rtol=rtol, atol=atol, check_index=False,
            obj=f'{obj}.iloc[:, {i}] (column name="{name}")',
        )  # fmt: skip


def assert_extension_array_equal(left, right, check_dtype=True, index_values=None, check_exact=no_default,
                                 rtol=no_default, atol=no_default, obj="ExtensionArray"):  # fmt: skip
    """Raises AssertionError unless two arrays are equal."""
    assert_series_equal(
        left._series(), right._series(), check_dtype=check_dtype, check_exact=check_exact, rtol=rtol, atol=atol
    )
