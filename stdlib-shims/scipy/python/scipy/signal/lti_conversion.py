"""The older name of a part of scipy.signal."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "abcd_normalize cont2discrete normalize ss2tf ss2zpk tf2ss tf2zpk zpk2ss zpk2tf"
))
