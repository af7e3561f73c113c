# attack: changes abstract classes, enums, named tuples, dataclasses, exceptions and metaclasses of the library
# prints: writable: []
import abc
import collections.abc
import dataclasses
import datetime
import decimal
import enum
import functools
import inspect
import io
import json
import logging
import pathlib
import re
import string
import struct
import types
import typing
import zlib

import matplotlib.axes
import matplotlib.figure
import numpy
import pandas

KINDS = [
    abc.ABC, abc.ABCMeta, collections.abc.Mapping, collections.ChainMap, collections.Counter,
    dataclasses.Field, dataclasses.FrozenInstanceError, datetime.datetime, decimal.Decimal, decimal.InvalidOperation, enum.Enum,
    enum.EnumMeta, enum.IntFlag, functools.cached_property, functools.singledispatchmethod, inspect.Parameter, inspect.FullArgSpec,
    io.TextIOWrapper, io.IOBase, json.JSONDecodeError, logging.Logger, pathlib.Path, re.RegexFlag, re.Pattern, re.error,
    string.Formatter, struct.error, types.SimpleNamespace, typing.Generic, typing.Protocol, typing.SupportsInt,
    zlib.error, matplotlib.axes.Axes, matplotlib.figure.Figure, numpy.ndarray, numpy.float64, numpy.linalg.LinAlgError,
    pandas.Series, pandas.Index, pandas.Timestamp,
]
writable = []
for kind in KINDS:
    for change in (lambda: setattr(kind, "probe", 1), lambda: type.__setattr__(kind, "__init__", print), lambda: delattr(kind, "__doc__")):
        try:
            change()
        except (TypeError, AttributeError):
            continue
        writable.append(kind.__name__)
print("writable:", writable)
