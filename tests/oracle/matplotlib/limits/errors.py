"""Limits that are refused, and the words."""
import warnings
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for call in (
    lambda: ax.set_xlim(1, xmin=2), lambda: ax.set_xlim(1, 2, xmax=3), lambda: ax.set_ylim(1, ymin=2), lambda: ax.set_ylim(1, 2, ymax=3),
    lambda: ax.set_xlim(np.nan, 2), lambda: ax.set_ylim(0, np.inf), lambda: ax.axis("foo"), lambda: ax.axis([1, 2]), lambda: ax.axis(foo=1),
    lambda: ax.margins(1, 2, 3), lambda: ax.margins(-0.6), lambda: ax.margins(0.1, x=3), lambda: ax.set_xmargin(-1),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(ax.set_xlim(2, 2))
    ax.set_xscale("log")
    ax.set_xlim(-1, 10)
for warning in caught:
    print(warning.category.__name__, warning.message)
