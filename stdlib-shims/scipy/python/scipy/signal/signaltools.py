"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "cheby1 choose_conv_method convolve convolve2d correlate correlate2d correlation_lags decimate deconvolve detrend dlti "
    "fftconvolve filtfilt firwin get_window hilbert hilbert2 invres invresz lfilter lfilter_zi lfiltic medfilt medfilt2d "
    "oaconvolve order_filter resample resample_poly residue residuez sosfilt sosfilt_zi sosfiltfilt unique_roots upfirdn "
    "vectorstrength wiener"
))
