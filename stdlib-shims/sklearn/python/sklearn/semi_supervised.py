"""Labels that spread to rows without one."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(__name__)
