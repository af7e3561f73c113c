# attack: module-level __getattr__ functions import on demand; calls them with names of modules
# stopped by: nothing
import collections
import json
import re
import typing

for m in (collections, json, re, typing):
    fn = getattr(m, "__getattr__", None)
    if fn is None:
        continue
    for name in ("abc", "sys", "os", "re", "io", "decoder", "sre_parse"):
        try:
            value = fn(name)
        except AttributeError:
            continue
        if type(value) is type(json):
            print("ESCAPED", m.__name__, name)
