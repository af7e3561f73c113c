"""Files of other programs: MATLAB's, Matrix Market's, sounds."""

import _rooms

_WHERE = _rooms.table(_matlab="loadmat savemat whosmat", _matrix_market="mmread mmwrite mminfo")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, "arff harwell_boeing idl matlab mmio netcdf", modules="wavfile")
