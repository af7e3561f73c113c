"""Correlation and covariance of Series and DataFrames."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time, Unary

from pandas.core.arguments.options import check_axis
from pandas.core.loading import classes
from pandas.core.missing.markers import nan


def _aligned(left, right):
    if not isinstance(right, classes.Series):
        raise TypeError(f"unsupported type: {type(right)}")
    if left._index is right._index or left._index.equals(right._index):
        return left._col, right._col
    index, mine, theirs = left._index._align_index(right._index, "inner")
    return left._to_index(index, mine)._col, right._to_index(index, theirs)._col


def _number_column(column):
    if column.kind in ("datetime", "timedelta"):
        return column.time(Time.ORDINAL).cast("float64").where(column.isna().unary(Unary.INVERT), nan)
    if column.kind == "period":
        raise TypeError("float() argument must be a string or a real number, not 'Period'")
    return column if column.dtype == "float64" else column.cast("float64")


def pair_correlation(a, b, method, min_periods):
    """The correlation of two columns over rows where both are present."""
    present = a.isna().binary(Binary.OR, b.isna()).unary(Unary.INVERT)
    n = int(present.reduce(Reduce.SUM))
    if n < max(min_periods or 1, 1):
        return nan
    if callable(method):
        return float(method(a.filter(present).to_numpy(), b.filter(present).to_numpy()))
    if method not in ("pearson", "spearman", "kendall"):
        raise ValueError(
            f"method must be either 'pearson', 'spearman', 'kendall', or a callable, '{method}' was supplied"
        )
    return np.float64(_pandas.corr(a, b, method))


def _as_numbers(column):
    """The numbers that stand for values; plain times that are missing count as the smallest of all."""
    if column.kind in ("datetime", "timedelta") and "," not in column.dtype and column.any_missing():
        return _number_column(column).fillna(float(-(2**63)))
    return _number_column(column)


def series_correlation(left, right, method, min_periods):
    """Series.corr."""
    a, b = _aligned(left, right)
    if len(a) == 0:
        return nan
    a, b = _as_numbers(a), _as_numbers(b)
    if method in ("pearson", "spearman"):
        present = a.isna().binary(Binary.OR, b.isna()).unary(Unary.INVERT)
        a, b = a.filter(present), b.filter(present)
        if len(a) < max(min_periods or 1, 1):
            return nan
        with np.errstate(all="ignore"):
            # One pair goes through numpy, whose last digit differs from that of a matrix.
            if method == "spearman":
                a, b = a.rank("average", True, "keep", False), b.rank("average", True, "keep", False)
                # scipy divides in the other order.
                return np.corrcoef(a.to_numpy(), b.to_numpy())[1, 0]
            return np.corrcoef(a.to_numpy(), b.to_numpy())[0, 1]
    return pair_correlation(a, b, method, min_periods)


def series_covariance(left, right, min_periods, ddof):
    """Series.cov."""
    a, b = _aligned(left, right)
    if len(a) == 0:
        return nan
    a, b = _as_numbers(a), _as_numbers(b)
    present = a.isna().binary(Binary.OR, b.isna()).unary(Unary.INVERT)
    if int(present.reduce(Reduce.SUM)) < (min_periods or 1):
        return nan
    return np.cov(a.filter(present).to_numpy(), b.filter(present).to_numpy(), ddof=1 if ddof is None else ddof)[0, 1]


def numeric_frame(frame, numeric_only):
    """The frame as float columns; text raises unless only numbers are wanted."""
    if numeric_only:
        frame = frame._numeric_part()
    return frame, [_number_column(column) for column in frame._cols]


def _matrix(frame, values):
    """A square frame of labels by labels."""
    width = len(frame._cols)
    cols = [_pandas.column([values[i][j] for i in range(width)], "float64") for j in range(width)]
    index = frame._columns
    return classes.DataFrame._from(cols, frame._columns, index)


def frame_correlation(frame, method, min_periods, numeric_only):
    """DataFrame.corr."""
    frame, cols = numeric_frame(frame, numeric_only)
    width = len(cols)
    values = [[nan] * width for _ in range(width)]
    for i in range(width):
        for j in range(i + 1):
            if i == j and not callable(method):
                count = cols[i].reduce(Reduce.COUNT)
                spread = cols[i].reduce(Reduce.STD) if count > 1 else 0.0
                # A column without spread has no correlation, not even with itself.
                one = 1.0 if count >= (min_periods or 1) and spread > 0 else nan
                if method in ("spearman", "kendall") and count >= max(min_periods or 1, 1):
                    one = 1.0 if spread > 0 else nan
            else:
                one = 1.0 if i == j else pair_correlation(cols[i], cols[j], method, min_periods)
            values[i][j] = values[j][i] = one
    return _matrix(frame, values)


def frame_covariance(frame, min_periods, ddof, numeric_only):
    """DataFrame.cov."""
    frame, cols = numeric_frame(frame, numeric_only)
    width = len(cols)
    if any(column.any_missing() for column in cols):
        # pandas does not look at ddof where a value is missing.
        ddof = 1
    values = [[nan] * width for _ in range(width)]
    for i in range(width):
        for j in range(i + 1):
            present = cols[i].isna().binary(Binary.OR, cols[j].isna()).unary(Unary.INVERT)
            if int(present.reduce(Reduce.SUM)) >= (min_periods or 1):
                values[i][j] = values[j][i] = _pandas.cov(cols[i], cols[j], 1 if ddof is None else ddof)
    return _matrix(frame, values)


def correlation_with(frame, other, axis, drop, method, numeric_only):
    """DataFrame.corrwith."""
    if check_axis(axis):
        frame = frame.T
        other = other.T if isinstance(other, classes.DataFrame) else other
    if numeric_only:
        frame = frame._numeric_part()
    if isinstance(other, classes.Series):
        return frame.apply(lambda column: other.corr(column, method=method))
    if numeric_only:
        other = other._numeric_part()
    labels = frame._columns.intersection(other._columns)
    values = [frame[label].corr(other[label], method=method) for label in labels.tolist()]
    result = classes.Series._from(_pandas.column(values, "float64"), labels, None)
    if not drop:
        every = frame._columns.union(other._columns)
        if len(every) > len(labels):
            rest = every.difference(labels)
            filled = _pandas.concat([result._col, _pandas.column(np.full(len(rest), np.nan))])
            result = classes.Series._from(filled, labels.append(rest), None)
    return result
