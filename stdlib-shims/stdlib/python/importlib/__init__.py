"""What trusted modules ask of `importlib`; scripts use import statements."""

from _frozen_importlib import __import__


def import_module(name, package=None):
    """Import a module by its absolute name, for trusted callers."""
    return __import__(name, fromlist=["__name__"])
