"""Discrete Fourier, cosine and sine transforms."""

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


def __getattr__(name):
    if name in ("fht", "ifht", "fhtoffset", "set_backend", "set_global_backend", "skip_backend", "register_backend"):
        raise NotImplementedError(f"scipy.fft.{name} is not available")
    raise AttributeError(f"module 'scipy.fft' has no attribute {name!r}")
