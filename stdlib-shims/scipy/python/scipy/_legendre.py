"""Nodes and weights of Gauss's rule between -1 and 1."""

import numpy as np


def gauss_nodes(n):
    """The n nodes and weights, by Newton's method on the polynomial of Legendre."""
    x = np.cos(np.pi * (np.arange(n, 0, -1) - 0.25) / (n + 0.5))
    for _ in range(100):
        before, now = np.ones(n), x
        for order in range(2, n + 1):
            before, now = now, ((2 * order - 1) * x * now - (order - 1) * before) / order
        slope = n * (x * now - before) / (x * x - 1) if n > 1 else np.ones(n)
        step = now / slope
        x = x - step
        if np.max(np.abs(step)) < 1e-15:
            break
    return x, 2 / ((1 - x * x) * slope**2)
