"""pandas.plotting.table: a frame as a table beside a plot."""

import pandas as pd


def table(ax, data, **kwargs):
    """Draws a frame or a series as a table into an axes."""
    if isinstance(data, pd.Series):
        data = data.to_frame(name=data.name) if data.name is not None else data.to_frame(name=0)
    elif not isinstance(data, pd.DataFrame):
        raise ValueError("Input data must be DataFrame or Series")
    rows, columns = kwargs.pop("rowLabels", data.index), kwargs.pop("colLabels", data.columns)
    import matplotlib.table

    return matplotlib.table.table(
        ax, cellText=data.to_numpy(), rowLabels=_texts(rows), colLabels=_texts(columns), **kwargs
    )


def _texts(labels):
    return labels if labels is None else list(labels)
