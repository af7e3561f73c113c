"""What every script of calls begins with: how an answer is shown."""

import datetime as dt
from io import StringIO

import numpy as np
import pandas as pd

nan = np.nan


def labels(index):
    return f"{type(index).__name__}{list(index.names)}{index.dtype}"


def show(value, depth=0):
    if isinstance(value, pd.DataFrame):
        types = [str(dtype) for dtype in value.dtypes]
        return f"frame {value.to_string()}\n{types} {labels(value.index)} {labels(value.columns)}"
    if isinstance(value, pd.Series):
        return f"series {value.to_string()}\n{value.dtype} {value.name!r} {labels(value.index)}"
    if isinstance(value, (tuple, list)) and depth < 2:
        return type(value).__name__ + "(" + ", ".join(show(item, depth + 1) for item in value) + ")"
    if isinstance(value, dict) and depth < 2:
        return "{" + ", ".join(f"{key!r}: {show(item, depth + 1)}" for key, item in value.items()) + "}"
    return repr(value)


def run(title, make, call):
    print("#### " + title)
    try:
        receiver = make()
        result = call(receiver)
        # A call that gives nothing back is judged by what it left behind.
        text = show(receiver if result is None else result)
    except Exception as error:
        text = f"raised {type(error).__name__}: {error}"
    print(text[:3000])
