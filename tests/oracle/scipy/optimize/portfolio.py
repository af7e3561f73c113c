# Weights that add up to one, with the least risk
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})


risk = np.array([[0.10, 0.02, 0.01], [0.02, 0.20, 0.03], [0.01, 0.03, 0.30]])
gain = np.array([0.05, 0.09, 0.12])
rules = [{"type": "eq", "fun": lambda w: w.sum() - 1}, {"type": "ineq", "fun": lambda w: w @ gain - 0.08}]
show(optimize.minimize(lambda w: w @ risk @ w, np.full(3, 1 / 3), method="SLSQP", bounds=[(0, 1)] * 3, constraints=rules))
