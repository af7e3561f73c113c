"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "StateSpace TransferFunction ZerosPolesGain abcd_normalize bode cont2discrete dbode dfreqresp dimpulse dlsim dlti dstep "
    "freqresp freqs freqs_zpk freqz freqz_zpk impulse lsim lti normalize place_poles ss2tf ss2zpk step tf2ss tf2zpk zpk2ss "
    "zpk2tf"
))
