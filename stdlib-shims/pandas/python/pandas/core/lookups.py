"""What was looked for and not found, and what there is: the hint beside an error.

An error is looked at once, when it ends a script, so that one that is caught costs nothing.
"""

import re

from pandas.core.loading import classes

# more are not looked through for the nearest
MOST_KEYS = 1000
# labels that are told one by one; others as the first and the last
MOST_LABELS = 20

_INSTEAD = {
    "append": "pandas has no append any more; use pd.concat([first, second])",
    "iteritems": "use items()",
    "ix": "use loc for labels, iloc for positions",
}

_OF_A_COLUMN = ("str", "dt", "cat", "unique", "tolist", "to_list", "to_frame", "is_unique")

# By the function that refuses: what takes a path.
_NOT_OFFERED = {"as_path": "there is no network; put the file into data/raw/"}

# A message around the label; a label alone is the whole message.
_AROUND = re.compile(r"not found|not in index|^None of \[|do not exist|are not present")

_LEVEL = re.compile(r"Requested level|Level .* not found")
_ABSENT_FROM_FILE = re.compile(r"Usecols do not match columns|Index .* invalid|Missing column provided")


def instead_of(owner, name):
    """What to write instead of an attribute that pandas once had, or that a column has."""
    if isinstance(owner, classes.DataFrame) and name in _OF_A_COLUMN:
        return f"{name} belongs to one column: df['name'].{name}"
    return _INSTEAD.get(name) if isinstance(owner, (classes.DataFrame, classes.Series)) else None


def keys(value):
    """What the keys of `value` are called, and the keys, for the hint beside an AttributeError."""
    value = _data_of(value)
    if isinstance(value, classes.DataFrame):
        return ("columns", value._columns[:MOST_KEYS].tolist())
    if isinstance(value, classes.Series):
        return ("labels", value._index[:MOST_KEYS].tolist())
    if isinstance(value, classes.Index):
        return ("labels", value[:MOST_KEYS].tolist())
    return ("keys", [])


def asked(error, scopes):
    """A sentence or "", what the names are of, the names, and the wanted one; None if nothing is known.

    scopes: function and variables of the calls from the script to the error, outermost first.
    """
    if isinstance(error, NotImplementedError):
        instead = _NOT_OFFERED.get(scopes[-1][0])
        return (instead, "", [], "") if instead else None
    if isinstance(error, NameError):
        return _asked_by_name(scopes)
    if isinstance(error, KeyError):
        return _asked_by_key(error, scopes)
    if str(error).startswith("No common columns"):
        left, right = (", ".join(_told(scopes[-1][1][side]._columns)[:MOST_LABELS]) for side in ("left", "right"))
        return (f"name the keys with left_on= and right_on=; left has {left}; right has {right}", "", [], "")
    return _asked_of_file(error, scopes)


def _asked_by_name(scopes):
    """A name in `query` or `eval`."""
    function, variables = scopes[-1]
    frame = getattr(variables.get("self"), "_frame", None)
    if function != "name" or frame is None:
        return None
    return ("", "columns", _told(frame._columns), str(variables["name"]))


def _asked_of_file(error, scopes):
    """A sheet of a workbook, or a column of a file."""
    function, variables = scopes[-1]
    owner = variables.get("self")
    if function == "rows" and hasattr(owner, "sheet_names"):
        return ("", "sheets", list(owner.sheet_names), str(variables["sheet"]))
    if not _ABSENT_FROM_FILE.match(str(error)):
        return None
    names = variables.get("names", getattr(owner, "labels", None))
    wanted = variables["item"] if function != "wanted_positions" else variables["absent"][0]
    return ("", "columns", [str(name) for name in names[:MOST_KEYS]], str(wanted)) if names else None


def _asked_by_key(error, scopes):
    if not error.args:
        return None
    wanted = _wanted(error)
    index = owner = None
    for function, variables in reversed(scopes):
        if function == "get_group":
            return _rows("groups", variables["self"]._partition.index, wanted)
        if function == "pivot_table" and isinstance(variables.get("data"), classes.DataFrame):
            # it looks in a frame of the columns that are left
            index, owner = variables["data"]._columns, variables["data"]
        if index is None:
            index, owner = _place(function, variables)
        if index is None:
            continue
        # an index by itself says nothing; the frame it belongs to does
        for value in variables.values():
            data = _data_of(value)
            if isinstance(data, (classes.DataFrame, classes.Series)) and _belongs(index, data):
                owner = data
    if index is None:
        return None
    if _LEVEL.match(str(error.args[0])):
        names = [str(name) for name in index.names if name is not None]
        return ("" if names else "the index has no names", "levels", names, wanted)
    if isinstance(error.args[0], str) and wanted in _numbers(index):
        # the columns of a file without a header are numbers
        return (f"the label {wanted} is a number, not text; leave the quotes out", "", [], "")
    if isinstance(owner, classes.DataFrame) and index is owner._columns:
        return (_not_a_column(wanted, owner), _columns_of(owner, scopes), _told(index), wanted)
    if isinstance(owner, classes.DataFrame) and _holds(owner._columns, wanted):
        is_dropped = any(function == "drop" for function, _ in scopes)
        way = f"; write drop(columns='{wanted}')" if is_dropped else ", not the label of a row"
        return (f"'{wanted}' is a column{way}", "columns", _told(owner._columns), wanted)
    return _rows("labels", index, wanted)


def _wanted(error):
    """The first label that was not found, as text."""
    value = error.args[0] if error.args else ""
    if isinstance(value, classes.Index):
        value = value.tolist()
    if isinstance(value, list):
        value = value[0] if value else ""
    if not isinstance(value, str):
        return str(value)
    if not _AROUND.search(value) and isinstance(error, KeyError):
        return value
    quoted = re.search(r"'([^']*)'", value)
    return quoted[1] if quoted else value.rpartition(": ")[2]


def _place(function, variables):
    """The index that one call looked in, and the data it belongs to, if it says so."""
    own = variables.get("labels") if function == "_renamed_labels" else variables.get("axis_labels", variables.get("self"))
    if isinstance(own, classes.Index):
        return own, None
    for name in ("self", "frame", "data", "obj"):
        data = _data_of(variables.get(name))
        if isinstance(data, classes.DataFrame):
            return data._columns, data
        if isinstance(data, classes.Series):
            return data._index, data
    return None, None


def _data_of(value):
    """Groupings, windows and indexers stand for the data they were made from."""
    if isinstance(value, (classes.DataFrame, classes.Series, classes.Index)):
        return value
    for name in ("obj", "_obj", "_data"):
        owner = getattr(value, "__dict__", {}).get(name)
        if isinstance(owner, (classes.DataFrame, classes.Series)):
            return owner
    return value


def _belongs(index, data):
    return index is data._index or isinstance(data, classes.DataFrame) and index is data._columns


def _columns_of(frame, scopes):
    """Which frame the columns are of, where there are two."""
    for function, variables in scopes:
        if function in ("merge", "join", "merge_asof", "merge_ordered"):
            for side in ("left", "right"):
                if variables.get(side) is frame:
                    return f"columns of the {side} frame"
    return "columns"


def _not_a_column(wanted, frame):
    if wanted in [name for name in frame._index.names if isinstance(name, str)]:
        return f"'{wanted}' is the index, not a column; reset_index() makes it one"
    if frame._index._is_multi or type(frame._index) is classes.RangeIndex or not _holds(frame._index, wanted):
        return "" if len(frame._columns) else "the frame has no columns"
    return f"'{wanted}' is the label of a row; use .loc['{wanted}']"


def _holds(index, wanted):
    return wanted in index[:MOST_KEYS].tolist()


def _numbers(index):
    return [str(label) for label in index[:MOST_KEYS].tolist() if isinstance(label, (int, float))]


def _rows(what, index, wanted):
    """Labels of rows: one by one, or the first and the last where they are many, or count."""
    if not len(index):
        return ("there are no rows", "", [], "")
    counts = type(index) is classes.RangeIndex or len(index) > MOST_LABELS and not isinstance(index[0], (str, tuple))
    if counts and index.is_monotonic_increasing:
        return (f"{what} go from {index[0]} to {index[-1]}", "", [], "")
    return ("", what, _told(index), wanted)


def _told(index):
    return [label if isinstance(label, str) else str(label) for label in index[:MOST_KEYS].tolist()]
