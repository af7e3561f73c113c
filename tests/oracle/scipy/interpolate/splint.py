"""Integrals, roots and derivatives of splines."""
import numpy as np
from scipy.interpolate import insert, spalde, splantider, splder, splev, splint, splrep, sproot

np.set_printoptions(precision=12)
x = np.linspace(0.5, 10, 30)
tck = splrep(x, np.sin(x))
print(round(float(splint(0, np.pi, tck)), 10), round(float(splint(-5, 15, tck)), 10), np.round(sproot(tck), 10))
print([np.round(part, 11) for part in spalde([1.0, 2.0], tck)])
print(np.round(splev([1.0, 4.0], splder(tck)), 11), np.round(splev(np.pi, splantider(tck)) - splev(0, splantider(tck)), 10), splder(tck, 2)[2])
more = insert(4.0, tck, m=2)
print(len(more[0]) - len(tck[0]), np.round(splev([1.0, 4.0], more) - splev([1.0, 4.0], tck), 9) + 0.0)
for call in (lambda: splder(tck, 7), lambda: sproot(splrep(x, np.sin(x), k=2))):
    try:
        call()
    except ValueError as error:
        print(error)
