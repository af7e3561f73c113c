# isnan, isinf, isfinite, isreal
import numpy as np

a = np.array([1.0, np.nan, np.inf, -np.inf])
print(np.isnan(a), np.isinf(a), np.isfinite(a), np.isposinf(a), np.isneginf(a))
print(np.isreal([1, 1j]), np.iscomplex([1, 1j]), np.isscalar(3), np.isscalar([3]), np.isscalar("a"), np.iscomplexobj(1j), np.isrealobj([1.0]))
print(np.nan_to_num(a), np.nan_to_num([np.nan, 1], nan=-1), np.nan_to_num([np.inf], posinf=9))
print(np.isnan(np.nan), repr(np.isnan(1)), np.nan == np.nan, np.nan is np.nan)
try:
    np.isnan(np.array(["a"]))
except TypeError as error:
    print(type(error).__name__)
