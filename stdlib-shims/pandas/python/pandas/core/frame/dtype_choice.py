"""select_dtypes: which columns have the wanted dtypes."""

import numpy as np

from pandas.core.arguments.questions import is_list_like
from pandas.core.dtypes.extension import ExtensionDtype
from pandas.core.dtypes.names import dtype_name

_INTEGERS = ("int", "uint")


def _matches(column, wanted):
    kind, name = column.kind, column.dtype
    word = _word(wanted)
    if word == "number":
        return kind in ("int", "uint", "float", "timedelta") or (
            kind == "masked" and name not in ("boolean", "string")
        ) or name.startswith("complex")
    if word in ("integer", "signedinteger"):
        return kind == "int" or (kind == "uint" and word == "integer") or (kind == "masked" and name.startswith("Int"))
    if word == "unsignedinteger":
        return kind == "uint"
    if word == "floating":
        return kind == "float"
    if word == "bool":
        return name in ("bool", "boolean")
    if word in ("object", "O"):
        return name == "object"
    if word in ("datetime", "datetime64"):
        return kind == "datetime" and "," not in name
    if word == "datetimetz":
        return kind == "datetime" and "," in name
    if word in ("timedelta", "timedelta64"):
        return kind == "timedelta"
    if word == "category":
        return kind == "category"
    if word == "int64" and wanted in (int, "int"):
        return name in ("int64", "int32")
    if word == "float64" and wanted in (float, "float"):
        return name in ("float64", "float32")
    return name == word


def _word(wanted):
    if isinstance(wanted, str):
        if wanted in ("number", "integer", "signedinteger", "unsignedinteger", "floating", "datetime", "datetimetz",
                      "timedelta", "datetime64", "timedelta64", "category", "object", "O", "bool"):  # fmt: skip
            return wanted
        if wanted in ("str", "string[python]") or wanted.startswith(("U", "S")):
            if wanted == "string[python]":
                return "string"
            raise TypeError("string dtypes are not allowed, use 'object' instead")
        return dtype_name(wanted)
    if isinstance(wanted, type):
        if issubclass(wanted, np.generic) and wanted.__name__ in (
            "number", "integer", "signedinteger", "unsignedinteger", "floating", "datetime64", "timedelta64",
        ):  # fmt: skip
            return wanted.__name__
        if wanted is str:
            raise TypeError("string dtypes are not allowed, use 'object' instead")
        if wanted.__name__ == "datetime":
            return "datetime"
        if wanted.__name__ in ("timedelta", "Timedelta"):
            return "timedelta"
        if wanted.__name__ == "CategoricalDtype":
            return "category"
        return "bool" if wanted in (bool, np.bool_) else dtype_name(wanted)
    if isinstance(wanted, ExtensionDtype):
        return wanted.name
    return dtype_name(wanted)


def chosen_positions(frame, include, exclude):
    """Positions of the columns whose dtype is included and not excluded."""
    included = [] if include is None else (list(include) if is_list_like(include) else [include])
    excluded = [] if exclude is None else (list(exclude) if is_list_like(exclude) else [exclude])
    if not included and not excluded:
        raise ValueError("at least one of include or exclude must be nonempty")
    overlap = {_word(one) for one in included} & {_word(one) for one in excluded}
    if overlap:
        raise ValueError(f"include and exclude overlap on {frozenset(overlap)}")
    positions = []
    for i, column in enumerate(frame._cols):
        if included and not any(_matches(column, one) for one in included):
            continue
        if any(_matches(column, one) for one in excluded):
            continue
        positions.append(i)
    return positions
