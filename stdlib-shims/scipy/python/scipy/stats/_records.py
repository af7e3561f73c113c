"""Results with named attributes that are no tuples and show themselves as dataclasses do."""


class Record:
    """Named values; those whose name begins with an underscore are not shown."""

    def __init__(self, **values):
        self.__dict__.update(values)

    def __repr__(self):
        shown = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items() if not name.startswith("_"))
        return f"{type(self).__name__}({shown})"


def record(name):
    """A class of records with the given name."""
    return type(name, (Record,), {})
