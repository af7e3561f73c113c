"""Which names of numpy exist here: `numpy.coverage.page()` is the page, `numpy.coverage.table()` the lists behind it."""


def table():
    """Per section the names that are done, partial and absent."""
    import numpy
    import numpy.linalg
    import numpy.random

    from numpy._coverage_count import count
    from numpy._public_names import SECTIONS

    owners = {"ndarray": numpy.ndarray, "numpy": numpy, "numpy.linalg": numpy.linalg, "numpy.random": numpy.random}
    return count(SECTIONS, owners)


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("numpy 2.4", table())
