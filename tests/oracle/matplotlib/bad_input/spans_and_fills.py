import datetime as dt

import matplotlib.pyplot as plt
import numpy as np


def attempt(method, *args, **kwargs):
    fig, ax = plt.subplots()
    try:
        getattr(ax, method)(*args, **kwargs)
        fig.canvas.draw()
        print(method, "drawn", np.round([*ax.get_xlim(), *ax.get_ylim()], 4).tolist())
    except Exception as error:
        print(method, type(error).__name__, error)
    plt.close(fig)


attempt("fill_between", [1, 2], [1, 2], [1, 2, 3])
attempt("fill_between", [1, 2], [1, 2], step='x')
attempt("fill_between", [1, 2], [1, 2], wrong=1)
attempt("fill_betweenx", [1, 2], [[1, 2]])
attempt("fill", [1, 2], [1, 2, 3])
attempt("fill", [1, 2, 3], [1, 2, 3], wrong=1)
attempt("stackplot", [1, 2], [1, 2, 3])
attempt("stackplot", [1, 2], [1, 2], labels='a', wrong=1)
attempt("hlines", [1, 2])
attempt("vlines", [1, 2], 0, [1, 2, 3])
attempt("hlines", [1, 2], 0, 1, colors='zz')
attempt("hlines", [1, 2], 0, 1, linestyles='zz')
attempt("axhline", [1, 2])
attempt("axvline", 1, 2, 3, 4, 5)
attempt("axhspan", 1)
attempt("axvline", 1, wrong=1)
attempt("axhline", 1, dt.date(2020, 1, 1))
attempt("axline", (0, 0), (0, 0))
attempt("broken_barh", [1, 2], (0, 1))
attempt("broken_barh", [(1, 2)], 1)
attempt("eventplot", [[1], [2]], linelengths=[1, 2, 3])
attempt("eventplot", [[1], [2]], linestyles=['-'] * 3)
attempt("eventplot", [1], orientation='x')
