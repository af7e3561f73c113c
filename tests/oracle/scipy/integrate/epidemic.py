# An epidemic
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)
def spread(t, y, rate, healing):
    s, i, r = y
    return [-rate * s * i, rate * s * i - healing * i, healing * i]

found = integrate.solve_ivp(spread, (0, 60), [0.99, 0.01, 0], args=(0.5, 0.1), t_eval=np.arange(0, 61, 20), rtol=1e-6)
print(found.y.T.round(10).tolist())
peak = lambda t, y, rate, healing: rate * y[0] - healing
print(integrate.solve_ivp(spread, (0, 60), [0.99, 0.01, 0], args=(0.5, 0.1), events=peak, rtol=1e-6).t_events[0].round(9))
