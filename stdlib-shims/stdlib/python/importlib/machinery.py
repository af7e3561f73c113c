"""Names of file kinds, for `inspect`. Nothing is loaded from files here."""

from _frozen_importlib import BuiltinImporter, FrozenImporter, ModuleSpec

SOURCE_SUFFIXES = [".py"]
BYTECODE_SUFFIXES = []
DEBUG_BYTECODE_SUFFIXES = []
OPTIMIZED_BYTECODE_SUFFIXES = []
EXTENSION_SUFFIXES = []


class ExtensionFileLoader:
    """Never used: there are no extension modules."""


class SourceFileLoader:
    """Never used: sources are compiled by the host."""


def all_suffixes():
    return SOURCE_SUFFIXES
