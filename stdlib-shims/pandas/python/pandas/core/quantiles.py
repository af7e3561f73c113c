"""Several quantiles of a column at once."""

import _frame


def quantiles(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a list."""
    if interpolation != "linear" or len(shares) < 2 or column.kind not in ("int", "uint", "float"):
        return [column.reduce("quantile", q=share, interpolation=interpolation) for share in shares]
    if int(column.reduce("count")) == 0:
        return [column.reduce("quantile", q=share) for share in shares]
    return _frame.quantiles(column, list(shares))
