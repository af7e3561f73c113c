"""How labels of frames read in a picture."""


def words(thing):
    """A label as text: tuples and lists without quotes around their texts."""
    if isinstance(thing, str):
        return thing
    if isinstance(thing, (tuple, list)):
        inside = ", ".join(words(one) for one in thing)
        if isinstance(thing, list):
            return f"[{inside}]"
        return f"({inside},)" if len(thing) == 1 else f"({inside})"
    return str(thing)


def names_of(index):
    """The name of an index as text, or None; levels are joined by commas."""
    names = list(index.names)
    if all(name is None for name in names):
        return None
    return ",".join(words(name) for name in names)


def is_list_like(thing):
    """Whether a thing holds several: not a text, not a number."""
    return hasattr(thing, "__iter__") and not isinstance(thing, (str, bytes)) and getattr(thing, "ndim", 1) != 0


def is_integer(thing):
    """Whether a thing is a whole number and not a truth value."""
    import numpy as np

    return isinstance(thing, (int, np.integer)) and not isinstance(thing, (bool, np.bool_))


def is_hashable(thing):
    """Whether a thing can be looked for among labels."""
    try:
        hash(thing)
    except TypeError:
        return False
    return True


def holds_integers(labels):
    """Whether labels are whole numbers, so that a number is a label and no position."""
    return labels.inferred_type in ("integer", "mixed-integer")
