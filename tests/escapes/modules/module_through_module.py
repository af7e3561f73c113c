# attack: trusted modules import os, sys and builtins under many names; reads them as attributes
# prints: 672 names, none a module
import base64
import calendar
import collections
import contextlib
import copy
import csv
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import json
import logging
import pathlib
import random
import re
import statistics
import string
import textwrap
import typing

mods = [base64, calendar, collections, contextlib, copy, csv, dataclasses, datetime, decimal, enum, fractions,
        functools, json, logging, pathlib, random, re, statistics, string, textwrap, typing]
names = ["sys", "_sys", "os", "_os", "io", "builtins", "bltns", "types", "weakref", "inspect", "abc", "sre_compile", "_sre",
         "_compiler", "_parser", "copyreg", "threading", "warnings", "traceback", "time", "operator", "_operator", "itertools",
         "keyword", "functools", "marshal", "codecs", "struct", "binascii", "_abc", "annotationlib", "_collections_abc"]
for m in mods:
    for n in names:
        v = getattr(m, n, None)
        if v is not None and type(v) is type(json) and (m, n) != (collections, "abc"):
            print("ESCAPED", m.__name__ + "." + n)
print(len(mods) * len(names), "names, none a module")
