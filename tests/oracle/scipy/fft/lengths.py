# Lengths that are fast, frequencies, shifts
import numpy as np
from scipy import fft

np.set_printoptions(precision=12)
print([fft.next_fast_len(n) for n in (1, 7, 13, 97, 1021, 10007)], [fft.next_fast_len(n, real=True) for n in (7, 13, 97, 1021)])
print([fft.prev_fast_len(n) for n in (13, 97, 1021)], fft.get_workers())
print(fft.fftfreq(5, 0.1), fft.rfftfreq(6, 0.5), fft.fftshift(np.arange(5)), fft.ifftshift(np.arange(5)))
with fft.set_workers(2):
    print(fft.fft([1.0, 2], workers=-1))
