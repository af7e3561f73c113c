"""Curves through points."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.linspace(0, 4, 30)
noise = np.random.RandomState(0).normal(size=30)
y = 2.5 * np.exp(-1.3 * x) + 0.5 + 0.05 * noise


def curve(x, a, b, c):
    return a * np.exp(-b * x) + c


popt, pcov = optimize.curve_fit(curve, x, y)
print([f"{v:.8f}" for v in popt], [f"{v:.7e}" for v in np.sqrt(np.diag(pcov))])
popt, pcov = optimize.curve_fit(curve, x, y, p0=[2, 1, 0], sigma=np.full(30, 0.1), absolute_sigma=True)
print([f"{v:.8f}" for v in popt], [f"{v:.6e}" for v in np.sqrt(np.diag(pcov))])
popt, pcov = optimize.curve_fit(curve, x, y, bounds=(0, [3.0, 1.0, 0.5]))
print([f"{v:.8f}" for v in popt])
for call in (lambda: optimize.curve_fit(curve, x[:2], y[:2]), lambda: optimize.curve_fit(curve, [], []), lambda: optimize.curve_fit(curve, x, y, p0=[5, 1, 0], bounds=(0, 3))):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(error)
