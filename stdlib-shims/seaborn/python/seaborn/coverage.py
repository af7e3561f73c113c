"""Which names of seaborn exist here: `seaborn.coverage.page()` is the page, `seaborn.coverage.table()` the lists behind it."""


def table():
    """Per section the names that are done, partial and absent."""
    import seaborn
    from numpy._coverage_count import count
    from seaborn._public_names import SECTIONS

    owners = {
        "seaborn": seaborn, "FacetGrid": seaborn.FacetGrid, "PairGrid": seaborn.PairGrid, "JointGrid": seaborn.JointGrid,
    }
    return count(SECTIONS, owners)


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("seaborn 0.13", table())
