import matplotlib.pyplot as plt
import numpy as np

A = np.arange(6.0).reshape(2, 3)


def attempt(method, *args, **kwargs):
    fig, ax = plt.subplots()
    try:
        getattr(ax, method)(*args, **kwargs)
        fig.canvas.draw()
        print(method, "drawn", np.round([*ax.get_xlim(), *ax.get_ylim()], 4).tolist())
    except Exception as error:
        print(method, type(error).__name__, error)
    plt.close(fig)


attempt("imshow", A, aspect='x')
attempt("imshow", A, extent=(1, 2))
attempt("imshow", A, wrong=1)
attempt("imshow", [[1, 2], [3, 4]], vmin='a')
attempt("imshow", np.zeros((2, 2, 3)) + 2)
attempt("imshow", A, alpha=2)
attempt("imshow", [])
attempt("matshow", [1, 2])
attempt("pcolormesh", A, shading='zz')
attempt("pcolormesh", A, A)
attempt("pcolormesh", [1, 2], [1, 2], A)
attempt("pcolormesh", A, shading='gouraud', edgecolors='k')
attempt("pcolormesh", A, alpha='x')
attempt("pcolormesh", np.zeros(3))
attempt("pcolormesh", [1, 2, 3, 4], [1, 2, 3], A, norm=3)
attempt("pcolor", [1, 2], [1, 2], A)
