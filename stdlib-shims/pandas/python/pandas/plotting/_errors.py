"""Error bars of plots: `yerr` and `xerr` as a frame, a series, a dict, a column's name, numbers or one number."""

import numpy as np

import pandas as pd
from pandas.plotting._words import is_hashable, is_list_like


def errors_of(errors, data):
    """What was given, as a dict by label or an array with a row per column; None where there are none."""
    if errors is None:
        return None
    if isinstance(errors, pd.DataFrame):
        aligned = errors.reindex(data.index)
        return {label: aligned[label].to_numpy() for label in aligned.columns}
    if isinstance(errors, dict):
        return errors
    n_columns = data.shape[1]
    if isinstance(errors, pd.Series):
        values = errors.reindex(data.index).to_numpy()
    elif isinstance(errors, str) and is_hashable(errors):
        values = data[errors].to_numpy()
    elif is_list_like(errors):
        values = np.atleast_1d(np.asarray(errors))
        if values.ndim == 3:
            if values.shape[0] != n_columns or values.shape[1] != 2 or values.shape[2] != len(data):
                raise ValueError(
                    "Asymmetrical error bars should be provided with the shape "
                    f"({n_columns}, 2, {len(data)})"
                )
            return values
        if values.ndim == 2:
            if isinstance(data, pd.DataFrame) and n_columns == 1 and values.shape == (2, len(data)):
                return values[None]
            return np.tile(values, (n_columns, 1)) if len(values) == 1 else values
    else:
        return np.full((n_columns, len(data)), errors)
    return np.tile(values, (n_columns, 1))


def errors_for(errors, label, i):
    """The error bars of the column at position `i`."""
    if isinstance(errors, dict):
        return errors.get(label)
    return errors[i]
