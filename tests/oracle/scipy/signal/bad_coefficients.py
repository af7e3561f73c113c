"""A numerator that begins with nearly zero."""
import warnings
from scipy.signal import normalize, tf2zpk

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(normalize([0, 0, 1.0, 2], [2.0, 3]))
    print(tf2zpk([0, 1.0], [1.0, 0.5]))
    print(caught[0].category.__name__, caught[0].message)
