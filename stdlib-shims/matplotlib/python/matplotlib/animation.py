"""Animations are refused: nothing runs after the script, and only pictures are written."""


class _Refused:
    """A class that cannot be made."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError(f"matplotlib.animation.{type(self).__name__} is not available: only still pictures are written")


class AbstractMovieWriter(_Refused):
    """Refused."""


class Animation(_Refused):
    """Refused."""


class ArtistAnimation(_Refused):
    """Refused."""


class FFMpegFileWriter(_Refused):
    """Refused."""


class FFMpegWriter(_Refused):
    """Refused."""


class FileMovieWriter(_Refused):
    """Refused."""


class FuncAnimation(_Refused):
    """Refused."""


class HTMLWriter(_Refused):
    """Refused."""


class ImageMagickFileWriter(_Refused):
    """Refused."""


class ImageMagickWriter(_Refused):
    """Refused."""


class MovieWriter(_Refused):
    """Refused."""


class PillowWriter(_Refused):
    """Refused."""


class TimedAnimation(_Refused):
    """Refused."""
