"""Robust regression: refused by name, with what fits instead."""

import _rooms

__all__ = []
__getattr__ = _rooms.doors(__name__, absent="RLM RLMResults", instead="sklearn.linear_model has HuberRegressor")
