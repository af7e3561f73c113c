"""Warnings that point at the line of the script, however deep in the library they arise."""

_said = {}


def warn(message, category=UserWarning):
    """Warn at the line that called into the library; frames of the library itself are not among those seen here."""
    import sys
    import warnings

    frame = sys._getframe().f_back
    if frame is None:
        warnings.warn(message, category, stacklevel=2)
        return
    warnings.warn_explicit(message, category, frame.f_code.co_filename, frame.f_lineno, registry=_said)
