# Events on the way
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)
def fall(t, y):
    return [y[1], -9.81]

def ground(t, y):
    return y[0]

def top(t, y):
    return y[1]

ground.terminal, ground.direction = True, -1
found = integrate.solve_ivp(fall, (0, 100), [0, 10], events=(ground, top))
print(found.status, found.message, [times.round(9).tolist() for times in found.t_events], found.y_events[1].round(9).tolist(), found.t[-1].round(9))
def cross(t, y):
    return y[0]

cross.terminal = 2
found = integrate.solve_ivp(lambda t, y: [y[1], -y[0]], (0, 20), [1, 0], events=cross, rtol=1e-6)
print(found.t_events[0].round(9), found.status)
cross.terminal = -1
try:
    integrate.solve_ivp(lambda t, y: [y[1], -y[0]], (0, 20), [1, 0], events=cross)
except ValueError as error:
    print(error)
