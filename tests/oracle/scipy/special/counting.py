"""Choices, orders, factorials."""
import numpy as np
from scipy import special

np.set_printoptions(precision=12)


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


print(special.comb(10, 3), special.comb(10, [0, 3, 11]), special.comb(100, 50, exact=True), special.comb(4, 2, repetition=True, exact=True))
print(special.perm(5, 2), special.perm(10, 3, exact=True), special.binom(5.5, 2.0), special.stirling2(6, 3, exact=True),
    special.stirling2([5, 7], [2, 3]))
print(special.factorial(5), special.factorial([0, 3, 4]), special.factorial(25, exact=True), special.factorial(-1),
    round(special.factorial(2.5), 10))
print(round(special.factorial2(7), 9), special.factorial2(8, exact=True), special.factorialk(9, 3, exact=True),
    special.bernoulli(6).round(11), special.euler(6))
for call in (lambda: special.factorial(2.5, exact=True), lambda: special.comb(5.5, 2, exact=True), lambda: special.factorialk(5, 0),
    lambda: special.factorial(3, extend="no")):
    try:
        print(call())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
