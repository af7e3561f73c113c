"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "BadCoefficients band_stop_obj bessel besselap bilinear bilinear_zpk buttap butter buttord cheb1ap cheb1ord cheb2ap "
    "cheb2ord cheby1 cheby2 ellip ellipap ellipord findfreqs freqs freqs_zpk freqz freqz_sos freqz_zpk gammatone group_delay "
    "iircomb iirdesign iirfilter iirnotch iirpeak lp2bp lp2bp_zpk lp2bs lp2bs_zpk lp2hp lp2hp_zpk lp2lp lp2lp_zpk normalize "
    "sos2tf sos2zpk sosfreqz tf2sos tf2zpk zpk2sos zpk2tf"
))
