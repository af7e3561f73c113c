"""What a report shows of frames, series and indexes: their make-up and the first rows."""

import math

from pandas import DataFrame, Index, Series
from pandas.core.lookups import asked, instead_of, keys

HEAD = 5


def describe(value):
    """A plain value for `value`, which is an object of this package."""
    if isinstance(value, DataFrame):
        first = value.head(HEAD)
        rows = [[plain(item) for item in row] for row in zip(*(column.tolist() for column in first._cols))]
        names = [plain(name) for name in value.columns.tolist()]
        texts = [name if isinstance(name, str) else str(name) for name in names]
        shown = {
            "columns": names,
            "dtypes": {name: str(dtype) for name, dtype in zip(texts, value.dtypes.tolist())},
            "shape": list(value.shape),
        }
        if not is_counting(value.index):
            shown["index"] = [plain(label) for label in first.index.tolist()]
        shown["head"] = [dict(zip(texts, row)) for row in rows]
        return shown
    if isinstance(value, Series):
        first = value.head(HEAD if is_counting(value.index) else 20)
        items = [plain(item) for item in first._col.tolist()]
        shown = {"name": plain(value.name), "dtype": str(value.dtype), "shape": list(value.shape)}
        if is_counting(value.index):
            shown["head"] = items
        else:
            shown["head"] = {str(plain(label)): item for label, item in zip(first.index.tolist(), items)}
        return shown
    if isinstance(value, Index):
        return {"dtype": str(value.dtype), "length": len(value), "head": [plain(label) for label in value[:HEAD].tolist()]}
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    return str(value)


def is_counting(index):
    """Is it the index every frame starts with?"""
    counted = getattr(index, "_range", None)
    return counted is not None and counted.start == 0 and counted.step == 1


def plain(value):
    """Values json has no word for become text, missing ones None."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return None if math.isnan(value) else value
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    if hasattr(value, "isoformat"):
        return value.isoformat()
    if hasattr(value, "item"):
        return plain(value.item())
    return str(value)
