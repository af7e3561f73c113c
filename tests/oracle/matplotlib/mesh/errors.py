import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
values = np.arange(6.0).reshape(2, 3)

def attempt(method, *args, **kwargs):
    try:
        getattr(ax, method)(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)

attempt("pcolormesh", [0, 1, 2], [0, 1], values, shading="flat")
attempt("pcolormesh", [0, 1, 2, 3], [0, 1, 2], values, shading="gouraud")
attempt("pcolormesh", [0, 1, np.nan, 3], [0, 1, 2], values)
attempt("pcolormesh", [0, 1], [0, 1, 2], values)
attempt("pcolormesh", np.zeros((2, 2)), np.zeros((3, 3)), values)
attempt("pcolor", values, values)
attempt("pcolormesh", values, cmap="nomap2"[:0] or "viridis", wrong=1)
attempt("pcolorfast", [0, 1], [[1], [2]], values)
