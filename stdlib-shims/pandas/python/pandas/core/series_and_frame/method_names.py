"""What methods are called in messages."""

from types import FunctionType

# What pandas says of methods that Series and DataFrame have in common.
_SHARED_PARTS = ("SharedSelection", "SharedLabels", "SharedBasics")
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
            if isinstance(method, FunctionType):
                owner = "NDFrame" if is_shared or method.__name__ in shared else cls.__name__
                method.__qualname__ = f"{owner}.{method.__name__}"
