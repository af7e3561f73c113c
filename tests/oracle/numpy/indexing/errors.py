# index errors
import numpy as np

a = np.arange(6).reshape(2, 3)
for action in [lambda: a[5], lambda: a[0, 9], lambda: a[1, 2, 3], lambda: a["x"], lambda: a[1.5], lambda: a[[0, 9]], lambda: a[np.array([True, False, True])], lambda: np.array(5)[0], lambda: a[None, 0, 0, 0]]:
    try:
        action()
    except Exception as error:
        print(type(error).__name__, error)
