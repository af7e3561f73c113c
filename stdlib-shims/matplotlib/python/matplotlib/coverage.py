"""Which names of matplotlib exist here: `matplotlib.coverage.page()` is the page, `table()` the lists behind it."""

# What functions of pyplot pass their calls on to.
_CURRENT = {"gca": "Axes", "gcf": "Figure"}


def table():
    """Per section the names that are done, partial and absent."""
    from numpy._coverage_count import count

    from matplotlib import pyplot
    from matplotlib._public_names import SECTIONS
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    counted = count(SECTIONS, {"pyplot": pyplot, "Axes": Axes, "Figure": Figure})
    _count_as_methods(counted, pyplot)
    return counted


def _count_as_methods(counted, pyplot):
    """A function that passes its call on does no more than the method of its name."""
    functions = counted["pyplot"]
    for name in [*functions["done"]]:
        code = getattr(getattr(pyplot, name), "__code__", None)
        used = set() if code is None else set(code.co_names)
        owners = [owner for current, owner in _CURRENT.items() if {current, name} <= used]
        for state in ("partial", "absent"):
            if any(name in counted[owner][state] for owner in owners):
                functions["done"].remove(name)
                functions[state] = sorted([*functions[state], name])


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("matplotlib 3.10", table())
