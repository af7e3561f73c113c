"""The values of a column as numpy and loops meet them, and the bytes they take."""

from pandas.core.dtypes.names import dtype_from_name
from pandas.core.missing.markers import NA


def memory_of(column):
    """The bytes pandas counts for a column: categories come with the table that finds them."""
    used = column.nbytes()
    return used + table_bytes(len(column.categories)) if column.kind == "category" else used


def table_bytes(n):
    """The bytes of the hash table pandas has for n labels."""
    n_buckets = 4
    while n > int(n_buckets * 0.77 + 0.5):
        n_buckets *= 2
    return 40 + max(1, n_buckets // 32) * 4 + n_buckets * 16


def is_nullable_number(column):
    """Whether a column is of Int64, Float64 or one of their kind."""
    return column.kind == "masked" and column.dtype not in ("string", "boolean")


def plain_array(column):
    """The values as numpy has them: nullable numbers with holes are floats."""
    if is_nullable_number(column) and column.any_missing():
        return column.cast("float64").to_numpy()
    return column.to_numpy()


def iterated(column):
    """The values as a loop meets them: numbers and booleans that may be missing are numpy's."""
    values = column.tolist()
    if column.kind != "masked" or column.dtype == "string":
        return values
    make = dtype_from_name(column.dtype).type
    return [value if value is NA else make(value) for value in values]
