# attack: module-level __getattr__ functions import on demand; calls them with names of modules
# prints: refused: 7
import collections
import json
import re
import typing

refused = 0
for m in (collections, json, re, typing):
    fn = getattr(m, "__getattr__", None)
    if fn is None:
        continue
    for name in ("abc", "sys", "os", "re", "io", "decoder", "sre_parse"):
        try:
            value = fn(name)
        except AttributeError:
            refused += 1
            continue
        if type(value) is type(json):
            print("ESCAPED", m.__name__, name)
print("refused:", refused)
