"""Integrals of functions."""
import numpy as np
from scipy import integrate


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(integrate.quad(np.sin, 0, np.pi)[0], integrate.quad(lambda x: np.exp(-(x**2)), -np.inf, np.inf)[0], integrate.quad(lambda x, a: x**a, 0, 2, args=(3,))[0], integrate.quad(lambda x: 1 / np.sqrt(x), 0.01, 1)[0])
show(integrate.quad(lambda x: np.exp(-x), 0, np.inf)[0], integrate.quad(np.cos, 1, 0)[0], integrate.quad(lambda x: abs(x - 0.3), 0, 1, points=[0.3])[0])
show(integrate.dblquad(lambda y, x: x * y**2, 0, 2, 0, 1)[0], integrate.dblquad(lambda y, x: x + y, 0, 1, lambda x: 0, lambda x: x)[0])
show(integrate.tplquad(lambda z, y, x: x * y * z, 0, 1, 0, 2, 0, 3)[0], integrate.nquad(lambda x, y: x * y, [[0, 1], [0, 2]])[0], integrate.fixed_quad(np.exp, 0, 1, n=4)[0])
