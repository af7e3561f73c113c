# What transforms refuse
import numpy as np
from scipy import fft


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


x = np.arange(4.0)
refused(lambda: fft.fft(x, 0))
refused(lambda: fft.fft([]))
refused(lambda: fft.rfft(x * 1j))
refused(lambda: fft.fft(x, norm="best"))
refused(lambda: fft.fftn(x, axes=(0, 0)))
refused(lambda: fft.fftn(x.reshape(2, 2), s=(1, 2, 3)))
refused(lambda: fft.dct(x, 5))
refused(lambda: fft.fft(x, unknown=1))
refused(lambda: fft.next_fast_len(-1))
