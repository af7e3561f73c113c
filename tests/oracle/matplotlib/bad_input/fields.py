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


attempt("contour")
attempt("contour", 1, 2, 3, 4, 5)
attempt("contour", A, levels='x')
attempt("contour", A, extend='x')
attempt("contour", A, origin='x')
attempt("contour", A, extent=(1, 2))
attempt("contour", [1, 2, 3], [[1, 2], [3, 4]], A)
attempt("contour", A, A, A.T)
attempt("contourf", A, hatches='x')
attempt("contour", A, colors='zz')
attempt("contour", A, levels=[1, 1])
attempt("contour", A, locator=3)
attempt("contour", np.full((2, 2), np.nan))
attempt("contour", np.zeros((2, 2, 2)))
attempt("contour", A, linestyles='zz')
attempt("quiver")
attempt("quiver", [1], [1], [1])
attempt("quiver", [1], [1], units='z')
attempt("quiver", [1, 2], [1])
attempt("streamplot", [0, 1], [0, 1], A, A)
attempt("streamplot", [0, 1, 2], [0, 1], A, A, color=np.zeros(3))
attempt("streamplot", [0, 1, 2], [0, 1], A, A, density=-1)
attempt("streamplot", [0, 1, 2], [0, 1], A, A, density=[1, 2, 3])
attempt("tripcolor", [0, 1, 0], [0, 0, 1])
attempt("tripcolor", [0, 1, 0], [0, 0, 1], [1, 2, 3], shading='z')
attempt("tricontour", [0, 1, 0], [0, 0, 1], [1, 2])
attempt("triplot", [0, 1], [0, 1])
attempt("triplot", [0, 1, 2], [0, 1, 2])
attempt("clabel", 3)
