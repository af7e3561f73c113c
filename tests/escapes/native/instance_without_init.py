# attack: skips __init__ of native and trusted classes and then uses every method
# stopped by: CancelledError
import asyncio
import collections
import csv
import decimal
import functools
import io
import json
import random
import re
import struct
import weakref
import zlib

kinds = [collections.OrderedDict, collections.deque, collections.defaultdict, io.StringIO, io.BytesIO, io.TextIOWrapper, io.BufferedReader, struct.Struct, random.Random, decimal.Context, json.JSONDecoder, asyncio.Future, asyncio.Task, BaseException, OSError, ImportError, SyntaxError, UnicodeDecodeError,
         UnicodeEncodeError, ExceptionGroup, property, classmethod, staticmethod, super, functools.partial, csv.Dialect, weakref.WeakKeyDictionary, memoryview, bytearray]
for kind in kinds:
    try:
        x = kind.__new__(kind)
    except (TypeError, ValueError, AttributeError):
        continue
    for name in dir(x):
        if name in ("__class__", "__init_subclass__", "__subclasshook__"):
            continue
        try:
            got = getattr(x, name)
            if callable(got):
                got()
        except Exception:
            pass
    for op in (repr, str, hash, len, iter, bool, next, lambda o: o + o, lambda o: o == o, lambda o: o[0], lambda o: o()):
        try:
            op(x)
        except Exception:
            pass
