"""Symmetric log, asinh, logit and scales of functions."""
import numpy as np
import matplotlib.pyplot as plt

for scale, options in (("symlog", {}), ("symlog", {"linthresh": 10}), ("asinh", {}), ("function", {"functions": (np.sqrt, np.square)}), ("logit", {})):
    fig, ax = plt.subplots()
    ax.plot([0, 1, 2], np.array([0.02, 0.5, 0.98]) if scale == "logit" else [0, 50, 400])
    ax.set_yscale(scale, **options)
    print(scale, ax.get_yscale(), np.round(ax.get_ylim(), 4).tolist(), np.round(ax.get_yticks(), 4).tolist())
    print([t.get_text() for t in ax.get_yticklabels()])
    plt.close(fig)
fig, ax = plt.subplots()
for call in (lambda: ax.set_xscale("foo"), lambda: ax.set_xscale("log", foo=1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
print(ax.get_xscale(), ax.xaxis.get_scale())
