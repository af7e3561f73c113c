"""`add_constant` and small helpers of matrices."""

import numpy as np


def add_constant(data, prepend=True, has_constant="skip"):
    """A column of ones beside the data.

    >>> add_constant([[1.0], [2.0]])
    array([[1., 1.],
           [1., 2.]])
    """
    if hasattr(data, "iloc"):
        return _add_to_frame(data, prepend, has_constant)
    x = np.asarray(data)
    if x.ndim == 1:
        x = x[:, None]
    elif x.ndim > 2:
        raise ValueError("Only implemented for 2-dimensional arrays")
    constant = (np.ptp(x, axis=0) == 0) & np.all(x != 0.0, axis=0)
    if constant.any():
        if has_constant == "skip":
            return x
        if has_constant == "raise":
            columns = ", ".join(str(place) for place in np.flatnonzero(constant).tolist())
            raise ValueError(f"Column(s) {columns} are constant.")
    parts = [np.ones(x.shape[0]), x]
    return np.column_stack(parts if prepend else parts[::-1])


def _add_to_frame(data, prepend, has_constant):
    import pandas as pd

    if not hasattr(data, "columns"):
        data = data.to_frame()
    else:
        data = data.copy()
    numbers = data.select_dtypes("number")
    constant = [
        name for name in numbers.columns if len(data) and np.ptp(numbers[name].to_numpy()) == 0 and (numbers[name] != 0.0).all()
    ]
    if constant:
        if has_constant == "skip":
            return data
        if has_constant == "raise":
            raise ValueError("Column(s) " + ",".join(str(name) for name in constant) + " are constant.")
    ones = pd.DataFrame({"const": np.ones(len(data))}, index=data.index)
    parts = [ones, data.drop(columns="const") if "const" in data.columns else data]
    return pd.concat(parts if prepend else parts[::-1], axis=1)


