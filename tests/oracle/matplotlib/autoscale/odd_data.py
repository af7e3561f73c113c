"""One point, no points, equal values, huge and tiny values."""
import numpy as np
import matplotlib.pyplot as plt

for x, y in (([], []), ([3], [4]), ([1, 2], [5, 5]), ([0, 0], [0, 0]), ([1e10, 1e10 + 1], [1e-12, 3e-12]), ([np.nan, np.nan], [1, 2]),
             ([1, 2, np.inf], [1, 2, 3]), ([-1e300, 1e300], [0, 1]), ([True, False], [2, 3])):
    fig, ax = plt.subplots()
    ax.plot(x, y)
    print([float(f"{v:.8g}") for v in ax.axis()])
    plt.close(fig)
