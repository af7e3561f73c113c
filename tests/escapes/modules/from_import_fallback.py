# attack: when `from a import b` finds no b in a, the interpreter itself takes the loaded module a.b; a is whatever __import__ gave, by any name
# prints: cannot import name 'scanner' from 'json' (unknown location)
# prints: 38 more refusals
import asyncio
import html
import json
import re
import types


def look(found):
    names = vars(found)
    if any(names.get(hook) is not None for hook in ("__builtins__", "__loader__", "__spec__")):
        print("ESCAPED", found, names.get("__builtins__"))


def machinery():
    from html import machinery
    return machinery


def path():
    from html import path
    return path


def utf_8():
    from html import utf_8
    return utf_8


def scanner():
    from html import scanner
    return scanner


def opener():
    from html import _os
    return _os


def compiler():
    from re import _compiler
    return _compiler


def loop():
    from asyncio import loop
    return loop


def from_own_importer():
    own = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
    own["__import__"] = lambda *args: types.SimpleNamespace(__name__="json")
    from anything import scanner
    return scanner


n_refusals = 0


def attempt(way):
    global n_refusals
    try:
        look(way())
    except ImportError:
        n_refusals += 1


try:
    from json import scanner as found
    look(found)
except ImportError as error:
    print(error)
attempt(compiler)
asyncio.run(asyncio.sleep(0))  # loads its files
attempt(loop)
for name in ("importlib", "os", "collections", "encodings", "json", "xml.etree", "pathlib"):
    html.__name__ = name
    for way in (machinery, path, utf_8, scanner, opener):
        attempt(way)
attempt(from_own_importer)
print(n_refusals, "more refusals")
