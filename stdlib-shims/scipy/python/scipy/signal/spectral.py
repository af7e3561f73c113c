"""The older name of a part of scipy.signal."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "check_COLA check_NOLA coherence csd get_window istft lombscargle periodogram spectrogram stft welch"
))
