"""`pd.offsets`: the date offsets as attributes of one object, since a guest sees only modules of its list."""

from pandas.tseries import offsets as _module


class _Offsets:
    """Every offset by its name, such as `pd.offsets.MonthEnd`."""

    def __repr__(self):
        return "<module 'pandas.tseries.offsets'>"


for _name in _module.__all__:
    setattr(_Offsets, _name, getattr(_module, _name))

offsets = _Offsets()
