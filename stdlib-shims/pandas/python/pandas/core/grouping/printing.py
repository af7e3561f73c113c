"""How the dictionary of group labels is shown."""

_MOST = 100


class GroupLabels(dict):
    """Group name to row labels; shows the labels as plain lists."""

    __module__ = "pandas.io.formats.printing"

    def __repr__(self):
        items = list(self.items())
        shown = [f"{_one(key)}: {_row_labels(labels)}" for key, labels in items[:_MOST]]
        return "{" + ", ".join(shown) + (", ..." if len(items) > _MOST else "") + "}"

    __str__ = __repr__


GroupLabels.__name__ = "PrettyDict"


def _one(value):
    if isinstance(value, tuple):
        inside = ", ".join(_one(part) for part in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value) if isinstance(value, str) else str(value)


def _row_labels(labels):
    items = labels.tolist()
    shown = ", ".join(_one(item) for item in items[:_MOST])
    return f"[{shown}, ...]" if len(items) > _MOST else f"[{shown}]"
