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


attempt("boxplot", [1, 2], whis='range')
attempt("boxplot", [1, 2], whis=[1, 2, 3])
attempt("boxplot", [1, 2], positions=['a'])
attempt("boxplot", [1, 2], usermedians=[1, 2])
attempt("boxplot", [1, 2], conf_intervals=[[1]])
attempt("boxplot", np.zeros((2, 2, 2)))
attempt("boxplot", [1, 2], boxprops=dict(wrong=1))
attempt("boxplot", [1, 2], label=['a', 'b'])
attempt("boxplot", ['a', 'b'])
attempt("violinplot", [1, 2], quantiles=[[0.1], [0.2]])
attempt("violinplot", [1, 2], quantiles=[2])
attempt("violinplot", [1, 2], bw_method='x')
attempt("violinplot", [1, 2], widths=[1, 2])
attempt("violinplot", [])
attempt("pie", [1, 2], colors='rg')
attempt("pie", [1, 2], wedgeprops=dict(wrong=1))
attempt("pie", ['a'])
attempt("pie", [0, 0])
attempt("pie", [1, 2], autopct='%z')
attempt("pie", [np.nan, 1])
attempt("pie", [1, 2], radius='x')
