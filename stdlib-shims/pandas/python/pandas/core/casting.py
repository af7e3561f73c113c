"""Casts that go by way of something else, or fail in the words of the value that fits nowhere."""

from pandas.core import common


def check_missing_cast(column, name):
    """Missing values have no place among complex numbers and flags."""
    if column.kind != "masked" or not column.any_missing():
        return
    if name == "bool" and column.dtype == "string":
        raise TypeError("boolean value of NA is ambiguous")
    if name == "complex128" and column.dtype != "string":
        raise ValueError(
            "cannot convert to 'complex128'-dtype NumPy array with missing values. Specify an appropriate 'na_value' for "
            "this dtype."
        )


def refuse_item(column, name):
    """The error for the first value that is no number, where numbers stand among other objects."""
    if column.dtype == "string" and name.startswith(("int", "uint", "float")):
        values = column.tolist()
    elif column.kind == "objects" and name.startswith(("Int", "UInt", "Float")):
        from pandas.core.types import infer_dtype

        values = [value for value in column.tolist() if not common.is_missing(value)]
        if infer_dtype(values) not in ("mixed-integer", "mixed-integer-float"):
            return
    else:
        return
    for value in values:
        float(value) if name.lower().startswith("float") else int(value)


def cast_categories(column, name):
    """A category column in another dtype, by way of its categories."""
    try:
        if column.any_missing() and name == "bool":
            return column.categories.cast("bool").cast("object").take(column.codes, True)
        return column.cast(name)
    except (TypeError, ValueError):
        if column.any_missing() and (column.categories.kind in ("int", "uint", "float") or name.startswith(("int", "uint"))):
            raise ValueError("Cannot convert float NaN to integer") from None
        raise ValueError(f"Cannot cast {column.categories.dtype} dtype to {name}") from None
