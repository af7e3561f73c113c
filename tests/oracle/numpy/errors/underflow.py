# np.errstate(under=...) and the numbers it is about
import numpy as np

small = np.array([1e-300, 1.0])
calls = {
    "multiply": lambda: small * small,
    "divide": lambda: small / np.array([1e300, 1.0]),
    "exp": lambda: np.exp(np.array([-1000.0])),
    "square": lambda: np.square(small),
    "power": lambda: np.array([1e-200]) ** 2.0,
    "single": lambda: np.array([1e-30], dtype="float32") * np.float32(1e-30),
    "scalar": lambda: np.float64(1e-300) * np.float64(1e-300),
    "zero": lambda: small * 0.0,
    "add": lambda: small - small,
}
for name, call in calls.items():
    print(name, call())
    for mode in ["raise", "ignore"]:
        try:
            with np.errstate(under=mode):
                print(name, mode, call())
        except FloatingPointError as error:
            print(name, mode, error)
print(np.geterr()["under"])
