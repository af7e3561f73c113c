# attack: deeper walks: json.decoder.scanner.re, re._compiler._sre, pathlib._local.os, collections.abc.sys
# prints: refused: 12
import functools
import collections
import json
import logging
import pathlib
import re

walks = [
    (json, "decoder.scanner.re._compiler._sre"), (json, "encoder.c_make_encoder.__self__"), (json, "scanner.re"),
    (re, "_compiler._sre.compile"), (re, "_parser.unicodedata"), (re, "enum.sys.modules"),
    (pathlib, "_local.os.system"), (pathlib, "_os.os"), (collections, "abc.sys"), (logging, "os.environ"),
    (logging, "handlers.socket"), (logging, "config.importlib"),
]
refused = 0
for start, path in walks:
    try:
        obj = functools.reduce(getattr, path.split("."), start)
    except AttributeError:
        refused += 1
        continue
    print("ESCAPED", start.__name__, path, obj)
print("refused:", refused)
