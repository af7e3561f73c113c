"""Discrete Fourier, cosine and sine transforms."""

import _rooms
from scipy.fft._lengths import next_fast_len, prev_fast_len
from scipy.fft._real import dct, dctn, dst, dstn, idct, idctn, idst, idstn
from scipy.fft._transforms import (
    fft, fft2, fftfreq, fftn, fftshift, get_workers, hfft, hfft2, hfftn, ifft, ifft2, ifftn, ifftshift, ihfft, ihfft2, ihfftn,
    irfft, irfft2, irfftn,
    rfft, rfft2, rfftfreq, rfftn, set_workers,
)

__all__ = [
    "dct", "dctn", "dst", "dstn", "fft", "fft2", "fftfreq", "fftn", "fftshift", "get_workers", "hfft", "hfft2", "hfftn", "idct",
    "idctn", "idst", "idstn", "ifft", "ifft2", "ifftn",
    "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "next_fast_len", "prev_fast_len", "rfft", "rfft2",
    "rfftfreq", "rfftn", "set_workers",
]
__getattr__ = _rooms.doors(__name__)
