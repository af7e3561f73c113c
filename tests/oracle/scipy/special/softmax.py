"""Sums of exponentials without overflow."""
import numpy as np
from scipy import special


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


table = np.array([[1.0, 2.0, 3.0], [1000.0, 1001.0, -np.inf]])
show(special.logsumexp(table), special.logsumexp(table, axis=1), special.logsumexp([1.0, 2.0], b=[2.0, -0.5]))
show(special.logsumexp([1.0, 2.0], b=[1.0, -1.0], return_sign=True), special.softmax(table, axis=1), special.log_softmax(table[0]))
print(special.softmax(table, axis=0).shape, special.logsumexp(table, axis=0, keepdims=True).shape)
