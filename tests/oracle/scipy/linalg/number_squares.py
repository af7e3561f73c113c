# Squares of Hilbert, Pascal and Fourier
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


print(linalg.hilbert(3).round(10).tolist(), linalg.invhilbert(4).tolist(), linalg.invhilbert(3, exact=True).tolist())
print(linalg.pascal(4).tolist(), linalg.pascal(4, kind="lower").tolist(), linalg.pascal(3, kind="upper", exact=False).tolist())
print(linalg.invpascal(4).tolist(), linalg.invpascal(3, kind="lower").tolist())
print(linalg.dft(4, scale="n").round(11).tolist())
print(linalg.convolution_matrix([-1, 4, -2], 5, mode="same").tolist(), linalg.convolution_matrix([1, 2], 3).tolist())
refused(lambda: linalg.pascal(3, kind="best"))
refused(lambda: linalg.dft(3, scale="best"))
refused(lambda: linalg.convolution_matrix([1], 0))
