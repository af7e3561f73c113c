"""`inspect` without frames."""

import inspect


def currentframe():
    """There are no frames to look at."""
    return None


def stack(context=1):
    """There are no frames to look at."""
    return []


def _no_frames(*args, **kwargs):
    raise ValueError("frames are not available in the sandbox")


inspect.currentframe = currentframe
inspect.stack = inspect.trace = stack
for _name in ("getouterframes", "getinnerframes", "getframeinfo", "getargvalues"):
    setattr(inspect, _name, _no_frames)
