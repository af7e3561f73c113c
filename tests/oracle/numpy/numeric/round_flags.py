# Truths that are rounded become numbers; decimals of them are refused.
import numpy as np

flags = np.array([True, False, True])
for value in (flags, [True, False], True, np.True_, np.array([], dtype=bool), flags.reshape(3, 1)):
    print(repr(np.round(value)), np.round(value).dtype.kind)
print(flags.round().sum(), np.rint(flags).tolist())
for decimals in (1, -1, 3):
    try:
        print(np.round(flags, decimals))
    except TypeError as error:
        print(type(error).__name__, error)
