# Curves people fit
import numpy as np
from scipy import optimize

x = np.linspace(0.5, 10, 20)
noise = 0.05 * np.random.default_rng(0).normal(size=20)
curves = {
    "power": (lambda x, a, b: a * x**b, (2, 0.5)), "logarithm": (lambda x, a, b: a + b * np.log(x), (1, 2)),
    "bell": (lambda x, a, m, s: a * np.exp(-((x - m) ** 2) / (2 * s**2)), (3, 5, 1.5)),
    "growth": (lambda x, l, k, m: l / (1 + np.exp(-k * (x - m))), (4, 1.2, 5)), "sine": (lambda x, a, w, p: a * np.sin(w * x + p), (1.5, 1.1, 0.3)),
}
for name, (curve, true) in curves.items():
    best, cov = optimize.curve_fit(curve, x, curve(x, *true) + noise, p0=np.array(true) * 1.1)
    print(name, best.round(5), np.sqrt(np.diag(cov)).round(5))
