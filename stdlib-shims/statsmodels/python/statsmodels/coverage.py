"""Which names of statsmodels exist here: `statsmodels.coverage.page()` is the page, `statsmodels.coverage.table()` the lists behind it."""


def table():
    """Per module the names that are done, partial and absent, read off the tables of the modules."""
    from numpy._coverage_count import count_rooms
    from statsmodels._public_names import SECTIONS

    return count_rooms(SECTIONS)


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("statsmodels 0.14", table())
