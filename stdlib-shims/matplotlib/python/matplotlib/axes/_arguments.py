"""What plotting methods do with their arguments first: names looked up in `data`, views of dicts made lists, choices checked."""

from collections.abc import MappingView


def looked_up(data, value):
    """The entry of `data` that a name stands for; anything else as it is, views of dicts as lists."""
    if data is not None and isinstance(value, str):
        try:
            value = data[value]
        except Exception:
            return value
    return list(value) if isinstance(value, MappingView) else value


def given(data, *values):
    """All of the values, looked up in `data`."""
    return [looked_up(data, value) for value in values]


def look_up_options(data, options, names=None):
    """Looks the options up in place, or only those with the names."""
    if data is not None:
        for name, value in options.items():
            if isinstance(value, str) and (names is None or name in names):
                options[name] = looked_up(data, value)


def label_from(data, name, value, options):
    """With `data`, an option `label` that was not given is the name of the values."""
    if data is not None and "label" not in options:
        options["label"] = getattr(value, "name", name if isinstance(name, str) else None)


def no_iterators(*values):
    """Refuses what can be read only once."""
    if any(hasattr(value, "__next__") for value in values):
        raise RuntimeError("matplotlib does not support generators as input")


def one_of(name, value, allowed):
    """Refuses a value that is not allowed."""
    if value not in allowed:
        raise ValueError(f"{value!r} is not a valid value for {name}; supported values are {', '.join(map(repr, allowed))}")


def no_colorizer(colorizer):
    """Refuses an object that maps values to colours: a map and a norm do."""
    if colorizer is not None:
        raise NotImplementedError("colorizer=: give norm= and cmap= instead")


def cycled(values):
    """The values again and again."""
    while True:
        yield from values
