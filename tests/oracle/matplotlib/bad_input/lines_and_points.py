import matplotlib.pyplot as plt
import numpy as np
import pandas as pd


def attempt(method, *args, **kwargs):
    fig, ax = plt.subplots()
    try:
        getattr(ax, method)(*args, **kwargs)
        fig.canvas.draw()
        print(method, "drawn", np.round([*ax.get_xlim(), *ax.get_ylim()], 4).tolist())
    except Exception as error:
        print(method, type(error).__name__, error)
    plt.close(fig)


attempt("plot", [1, 2], [1, 2], 'r', label=5)
attempt("plot", [1, 2], xdata=3)
attempt("plot", np.zeros((2, 2, 2)))
attempt("plot", [1, 2], [1, 2], [1, 2])
attempt("plot")
attempt("plot", 'a', data=dict(a=[1, 2]))
attempt("plot", 'b', data=pd.DataFrame(dict(a=[1])))
attempt("plot", [1, 2], [1, 2], marker=['o'])
attempt("plot", [1, 2], [1, 2], zorder='x')
attempt("plot", [1, 2], [1, 2], transform=3)
attempt("plot", [1, 2], [1, 2], ls='solid', lw=-1)
attempt("plot", [1, 2], [1, 2], visible='yes')
attempt("scatter", [1], [1], c=[[1, 2, 3]])
attempt("scatter", [1, 2], [1, 2], c=['r', 'zz'])
attempt("scatter", [1, 2], [1, 2], vmin=1, norm=plt.Normalize(), c=[1, 2])
attempt("scatter", [1, 2], [1, 2], norm='foo', c=[1, 2])
attempt("scatter", [[1, 2], [3, 4]], [1, 2, 3, 4])
attempt("scatter", 'a', 'b')
attempt("errorbar", [1, 2], [1, 2], yerr=[[1, 2]])
attempt("errorbar", [1, 2], [1, 2], yerr='x')
attempt("errorbar", [1, 2], [1, 2], errorevery=(1, 2, 3))
attempt("errorbar", [1, 2], [1, 2], fmt='zz')
attempt("errorbar", [1, 2], [1, 2], wrong=1)
attempt("errorbar", [1, 2], [1, 2], lolims=[1, 0, 1], yerr=1)
attempt("errorbar", [1, 2], [1, 2], errorevery=[5], yerr=1)
attempt("errorbar", [1, 2], [1, 2], xerr=[[1, 2], [3, 4], [5, 6]])
attempt("stem", [1, 2], [1, 2], orientation='x')
attempt("stem", [1, 2], [1, 2], linefmt='zz')
attempt("stem", [1, 2], [1, 2, 3])
attempt("step", [1], [1, 2])
