"""What a report shows of frames, series and indexes: the text pandas prints, small ones whole."""

from pandas import DataFrame, Index, Series, get_option
from pandas.core.lookups import asked, instead_of, keys

# a frame of so few rows and cells is shown whole, on lines as long as they need to be
MOST_ROWS = 40
MOST_CELLS = 800
# rows at each end of a larger one
ENDS = 5
# more columns are not named with their dtypes
MOST_DTYPES = 40


def describe(value):
    """A plain value for `value`, which is an object of this package."""
    if isinstance(value, DataFrame):
        return frame_text(value)
    if isinstance(value, (Series, Index)) or type(value).__name__ in ("NAType", "NaTType"):
        return repr(value)
    return str(value)


def frame_text(frame):
    """All of a small frame; head, tail, shape and dtypes of a larger one."""
    n_rows, n_columns = frame.shape
    if n_rows <= MOST_ROWS and n_rows * n_columns <= MOST_CELLS:
        return frame.to_string(max_colwidth=get_option("display.max_colwidth"))
    text = repr(frame)
    if n_columns <= MOST_DTYPES:
        dtypes = zip(frame.columns.tolist(), frame.dtypes.tolist())
        text += "\ndtypes: " + ", ".join(f"{name} {dtype}" for name, dtype in dtypes)
    return text


def rows(value):
    """The same with a name to every value: whole where it is small, else both ends."""
    if isinstance(value, Series):
        # a series that has no name is a column 0, as in `to_frame`
        value = value.to_frame()
    if not isinstance(value, DataFrame):
        return describe(value)
    names = [str(name) for name in value.columns.tolist()]
    shown = {"shape": list(value.shape), "dtypes": dict(zip(names, map(str, value.dtypes.tolist())))}
    if len(value) <= MOST_ROWS:
        shown["rows"] = named(value, names)
    else:
        shown["head"] = named(value.head(ENDS), names)
        shown["tail"] = named(value.tail(ENDS), names)
    return shown


def named(frame, names):
    """A dict for each row, with its labels unless they only count."""
    if not is_counting(frame.index):
        labels = ["index" if name is None else str(name) for name in frame.index.names]
        frame = frame.reset_index(names=labels, allow_duplicates=True)
        names = labels + names
    names = distinct(names)
    return [dict(zip(names, map(plain, row))) for row in zip(*(column.tolist() for column in frame._cols))]


def distinct(names):
    """A name that was there before gets its place behind it."""
    seen = set()
    told = []
    for at, name in enumerate(names):
        told.append(f"{name} ({at})" if name in seen else name)
        seen.add(name)
    return told


def is_counting(index):
    """Are the labels plain numbers of rows?"""
    return getattr(index, "_range", None) is not None


def plain(value):
    """Values json has no word for become text, missing ones None."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return None if value != value else value
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    if hasattr(value, "isoformat"):
        return value.isoformat()
    if hasattr(value, "item"):
        return plain(value.item())
    return str(value)
