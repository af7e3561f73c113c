"""Clusters: hierarchies and quantised vectors."""

import _rooms

__getattr__ = _rooms.doors(__name__, modules="hierarchy vq")
