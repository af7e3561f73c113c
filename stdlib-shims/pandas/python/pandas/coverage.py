"""Which names of pandas exist here: `pandas.coverage.page()` is the page, `pandas.coverage.table()` the lists behind it."""

# Imports stand in the functions: scripts see every other name of this module.


def table():
    """Per section the names that are done, partial and absent."""
    from numpy._coverage_count import count

    import pandas
    from pandas._public_names import SECTIONS

    frame = pandas.DataFrame({"key": [1], "value": [1.0]})
    owners = {
        "DataFrame": pandas.DataFrame,
        "Series": pandas.Series,
        "DataFrameGroupBy": type(frame.groupby("key")),
        "SeriesGroupBy": type(frame.groupby("key")["value"]),
        "Index": pandas.Index,
        "Series.str": type(pandas.Series(["a"]).str),
        "Series.dt": type(pandas.Series(pandas.to_datetime(["2024-01-01"])).dt),
        "pandas": pandas,
    }
    return count(SECTIONS, owners)


def page():
    """The coverage as Markdown."""
    from numpy._coverage_count import as_markdown

    return as_markdown("pandas 2.3", table())
