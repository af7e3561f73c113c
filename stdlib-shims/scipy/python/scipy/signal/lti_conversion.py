"""The older name of a part of scipy.signal."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "abcd_normalize cont2discrete normalize ss2tf ss2zpk tf2ss tf2zpk zpk2ss zpk2tf"
))
