"""Which names of sklearn exist here: `sklearn.coverage.page()` is the page, `sklearn.coverage.table()` the lists behind it."""


def table():
    """Per module the names that are done, partial and absent, read off the tables of the modules."""
    from numpy._coverage_count import count_rooms
    from sklearn._public_names import SECTIONS

    return count_rooms(SECTIONS)


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("scikit-learn 1.7", table())
