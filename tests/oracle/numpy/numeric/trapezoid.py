# integration by the trapezoid rule
import numpy as np

x = np.linspace(0, np.pi, 101)
print(np.round(np.trapezoid(np.sin(x), x), 8), np.trapezoid([1, 2, 3]), np.trapezoid([1, 2, 3], dx=2), np.trapezoid([1, 2, 3], x=[4, 6, 8]), np.trapezoid([[0, 1, 2], [3, 4, 5]], axis=0), np.trapezoid([[0, 1, 2], [3, 4, 5]], axis=1))
