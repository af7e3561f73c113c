"""Which names of matplotlib exist here: `matplotlib.coverage.page()` is the page, `table()` the lists behind it."""


def table():
    """Per section the names that are done, partial and absent."""
    from numpy._coverage_count import count

    from matplotlib import pyplot
    from matplotlib._public_names import SECTIONS
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    return count(SECTIONS, {"pyplot": pyplot, "Axes": Axes, "Figure": Figure})


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("matplotlib 3.10", table())
