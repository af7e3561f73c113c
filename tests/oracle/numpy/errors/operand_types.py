# unsupported operand types
import numpy as np

for action in [lambda: np.array([1]) + "a", lambda: np.array(["a"]) + 1, lambda: np.sqrt("x"), lambda: np.array([1]) - None, lambda: np.array([True]) - np.array([True]), lambda: -np.array([True]), lambda: np.add(1)]:
    try:
        action()
    except TypeError as error:
        print(str(error).splitlines()[0][:160])
