"""Several quantiles of a column at once."""

import _frame

_OF_PANDAS = ("linear", "lower", "higher", "midpoint", "nearest")
_OF_NUMPY = (
    "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull",
    "linear", "median_unbiased", "normal_unbiased", "lower", "higher", "midpoint", "nearest",
)


def quantile_column(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a column of the type pandas gives it."""
    if interpolation not in _OF_PANDAS and len(column):
        _refuse(interpolation)
    if column.kind in ("int", "uint", "float", "bool") or (column.kind == "masked" and column.dtype != "string"):
        return _frame.quantiles(column, list(shares), interpolation)
    if column.kind == "period":
        # Spans are numbered: the number in between, without its fraction, is a span again.
        present = column.filter(column.isna().unary("invert"))
        if not len(present):
            return column.take(_frame.full(len(shares), -1, "int64"), True)
        found = _frame.quantiles(present.time("ordinal"), list(shares), interpolation).tolist()
        numbers = _frame.column([int(number) for number in found], "int64")
        return _frame.from_ordinals(numbers, column.dtype[len("period[") : -1])
    values = [column.reduce("quantile", q=share, interpolation=interpolation) for share in shares]
    return _frame.column(values, column.dtype)


def quantiles(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a list."""
    return quantile_column(column, shares, interpolation).tolist()


def _refuse(interpolation):
    if interpolation in _OF_NUMPY:
        raise NotImplementedError(f"quantile(interpolation={interpolation!r})")
    raise ValueError(f"{interpolation!r} is not a valid method. Use one of: dict_keys({list(_OF_NUMPY)})")
