# seterr raises FloatingPointError
import numpy as np

old = np.seterr(all="raise")
for action in [lambda: np.array([1.0]) / 0, lambda: np.log(np.array([0.0])), lambda: np.array([1e308]) * 10, lambda: np.sqrt(np.array([-1.0]))]:
    try:
        action()
    except FloatingPointError as error:
        print(error)
np.seterr(**old)
with np.errstate(divide="ignore", invalid="ignore"):
    print(np.array([1.0, 0.0]) / 0)
print(np.geterr())
