# attack: lists all attributes of allowed modules and looks for any module-valued one, or any that reach sys.modules
# prints: names looked at: True
import collections
import datetime
import functools
import itertools
import json
import logging
import math
import operator
import pathlib
import random
import re
import statistics
import typing

n_names = 0
for m in (collections, datetime, functools, itertools, json, logging, math, operator, pathlib, random, re, statistics, typing):
    for n in dir(m):
        v = getattr(m, n, None)
        n_names += 1
        if isinstance(v, type(json)) and v.__name__.split(".")[0] != m.__name__.split(".")[0]:
            print("ESCAPED", m.__name__, "->", n)
        if isinstance(v, dict) and "sys" in v and "json" in v:
            print("ESCAPED sys.modules as", m.__name__, n)
print("names looked at:", n_names > 500)
