# The methods eq, gt, add ... of two series hand them to numpy, for which None is an object like any other.
import numpy as np
import pandas as pd


def show(act):
    try:
        print(repr(act()))
    except Exception as error:
        print(type(error).__name__, error)


s = pd.Series(["x", None, np.nan, "y"], dtype=object)
show(lambda: s.eq(s))
show(lambda: s == s)
show(lambda: s.ne(s))
show(lambda: s.gt(s.shift()))
show(lambda: s.add(s))
show(lambda: s + s)
show(lambda: s.add(s.shift(), fill_value="-"))

flags = pd.Series([True, False])
show(lambda: flags.div(flags))
show(lambda: flags / flags)
