import matplotlib.pyplot as plt
import numpy as np

x, y = np.array([1.0, 2, 0, -1, 3]), np.array([0.0, 1, 2, 1, -1])
fig, ax = plt.subplots()
lags, values, lines, base = ax.xcorr(x, y, maxlags=3)
print(lags.tolist(), np.round(values, 4).tolist(), type(lines).__name__, type(base).__name__)
lags, values, line, base = ax.acorr(x, usevlines=False, normed=False, maxlags=None)
print(lags.tolist(), np.round(values, 4).tolist(), line.get_marker(), line.get_linestyle(), base)
for call in (lambda: ax.xcorr(x, y[:3]), lambda: ax.acorr(x, maxlags=9)):
    try:
        call()
    except ValueError as error:
        print(error)
