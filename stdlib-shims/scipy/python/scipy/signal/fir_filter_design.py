"""The older name of a part of scipy.signal."""

from scipy._old_names import old_room

__all__, __dir__, __getattr__ = old_room(__name__, (
    "firls firwin firwin2 firwin_2d kaiser_atten kaiser_beta kaiserord minimum_phase remez"
))
