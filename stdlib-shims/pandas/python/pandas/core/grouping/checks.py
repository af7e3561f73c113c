"""Which reductions make sense for which kinds of columns, and what is said when one does not."""

_NUMERIC = ("bool", "int", "uint", "float")
_ARITHMETIC = {"mean", "median", "prod", "std", "var", "sem", "skew", "kurt", "quantile"}


def is_numeric(column):
    """Whether numeric_only keeps a column."""
    return column.kind in _NUMERIC or (column.kind == "masked" and column.dtype != "string") or (
        column.kind == "objects" and column.dtype != "object"
    )


def check_reduction(op, column):
    """Raises what pandas raises for a reduction a kind of column does not have."""
    kind = column.kind
    if kind in _NUMERIC:
        return
    if kind in ("text", "objects"):
        _check_object(op, column)
    elif kind == "category":
        _check_category(op, column)
    elif kind in ("datetime", "timedelta"):
        refused = {"prod", "var", "skew", "kurt"} | ({"sum"} if kind == "datetime" else set())
        if op in refused:
            raise TypeError(f"{kind}64 type does not support {op} operations")
    elif kind == "masked" and column.dtype == "string" and op in _ARITHMETIC:
        raise TypeError(f"dtype 'string' does not support operation '{op}'")
    elif kind == "period" and op in _ARITHMETIC | {"sum"}:
        raise TypeError(f"Period type does not support {op} operations")


def _check_object(op, column):
    if op not in _ARITHMETIC or column.dtype != "object":
        return
    if op == "quantile":
        raise TypeError("dtype 'object' does not support operation 'quantile'")
    if column.kind == "objects":
        # Numbers kept as objects are numbers still.
        try:
            column.cast("float64")
            return
        except (TypeError, ValueError):
            pass
    if op in ("std", "sem", "skew", "kurt"):
        for value in column.tolist():
            float(value)
    raise TypeError(f"agg function failed [how->{op},dtype->object]")


def _check_category(op, column):
    if op in ("mean", "median", "std", "var", "sem"):
        raise TypeError(f"category dtype does not support aggregation '{op}'")
    if op in ("sum", "prod", "skew", "kurt", "quantile"):
        raise TypeError(f"category type does not support {op} operations")
    if op in ("min", "max", "idxmin", "idxmax") and not column.ordered:
        raise TypeError(f"Cannot perform {op} with non-ordered Categorical")


def usable(op, column):
    """The column in a form the native reductions know: numbers kept as objects become floats."""
    check_reduction(op, column)
    if column.kind == "objects" and column.dtype == "object" and op in _ARITHMETIC:
        return column.cast("float64")
    return column
