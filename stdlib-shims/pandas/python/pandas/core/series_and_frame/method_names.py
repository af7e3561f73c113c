"""What methods are called in messages."""

_Function = type(lambda: None)

# Which methods pandas says are of NDFrame: those of these parts but for a few, and some that we write once for each class.
_SHARED_PARTS = ("SharedSelection", "SharedLabels", "SharedBasics")
_OF_EACH_CLASS = ("to_period", "to_timestamp")
_SHARED_METHODS = frozenset(
    ["fillna", "ffill", "bfill", "interpolate", "replace", "where", "mask", "clip", "rolling", "expanding", "ewm",
     "resample", "asfreq", "astype", "copy", "describe", "pct_change", "rank", "to_csv", "to_json", "to_excel",
     "to_pickle", "filter", "get", "xs", "asof", "at_time", "between_time", "tz_convert", "tz_localize", "abs"]
)  # fmt: skip


def name_methods_after(cls, shared=_SHARED_METHODS):
    """Methods say in their messages whose they are, not in which part of the class they are written."""
    for part in cls.__mro__[1:-1]:
        is_shared = part.__name__ in _SHARED_PARTS
        for method in vars(part).values():
            if isinstance(method, _Function):
                is_common = is_shared and method.__name__ not in _OF_EACH_CLASS or method.__name__ in shared
                owner = "NDFrame" if is_common else cls.__name__
                method.__qualname__ = f"{owner}.{method.__name__}"
