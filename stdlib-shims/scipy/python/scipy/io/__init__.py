"""Files of other programs: MATLAB's, Matrix Market's, sounds."""

from scipy._rooms import doors, table

_ROOMS = table(_matlab="loadmat savemat whosmat", _matrix_market="mmread mmwrite mminfo")
_ABSENT = (
    "FortranEOFError FortranFile FortranFormattingError arff harwell_boeing hb_read hb_write idl netcdf netcdf_file netcdf_variable "
    "readsav matlab mmio"
).split()
__all__ = sorted(_ROOMS)
_door = doors("scipy.io", _ROOMS, _ABSENT)


def __getattr__(name):
    if name == "wavfile":
        import scipy.io.wavfile as wavfile

        return wavfile
    return _door(name)
