"""Signals: filters, peaks, spectra, windows, linear systems. Each room is read when its first name is used."""

import _rooms

_WHERE = _rooms.table(
    _peaks="find_peaks peak_prominences peak_widths argrelextrema argrelmax argrelmin",
    _wavelet_peaks="find_peaks_cwt",
    _savgol="savgol_filter savgol_coeffs",
    _filtering="lfilter lfilter_zi lfiltic filtfilt sosfilt sosfilt_zi sosfiltfilt",
    _prototypes="buttap cheb1ap cheb2ap ellipap besselap",
    _forms="tf2zpk zpk2tf tf2sos zpk2sos sos2tf sos2zpk normalize bilinear bilinear_zpk lp2lp lp2hp lp2bp lp2bs lp2lp_zpk lp2hp_zpk "
           "lp2bp_zpk lp2bs_zpk BadCoefficients",
    _designs="iirfilter butter cheby1 cheby2 ellip bessel iirdesign iirnotch iirpeak iircomb",
    _orders="buttord cheb1ord cheb2ord ellipord",
    _finite="firwin firwin2 firls kaiserord kaiser_beta kaiser_atten minimum_phase",
    _remez="remez",
    _pictures="firwin_2d gammatone gauss_spline sepfir2d",
    _responses="freqz freqz_zpk freqz_sos sosfreqz freqs freqs_zpk findfreqs group_delay",
    _convolution="convolve correlate fftconvolve oaconvolve correlation_lags convolve2d correlate2d deconvolve choose_conv_method",
    _windows_of_ranks="medfilt medfilt2d order_filter wiener",
    _resampling="resample resample_poly upfirdn decimate detrend",
    _analytic="hilbert hilbert2 envelope vectorstrength unique_roots",
    _spectra="periodogram welch csd coherence spectrogram stft istft check_COLA check_NOLA lombscargle",
    _residues="residue residuez invres invresz",
    _short_time="ShortTimeFFT",
    _dual_windows="closest_STFT_dual_window",
    _waves="chirp square sawtooth gausspulse unit_impulse max_len_seq sweep_poly",
    _zoom="czt zoom_fft czt_points CZT ZoomFFT",
    _systems="lti dlti TransferFunction StateSpace ZerosPolesGain",
    _system_forms="tf2ss ss2tf zpk2ss ss2zpk abcd_normalize cont2discrete",
    _system_answers="lsim step impulse bode freqresp dlsim dstep dimpulse dfreqresp dbode",
    windows="get_window",
)
__all__ = sorted([*_WHERE, "windows"])
__getattr__ = _rooms.doors(
    __name__, _WHERE,
    modules="bsplines filter_design fir_filter_design lti_conversion ltisys signaltools spectral spline waveforms wavelets windows",
)
