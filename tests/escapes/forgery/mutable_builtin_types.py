# attack: native types declared without flags are writable here, so a guest could change NoneType, slice, cell, iterators for trusted code
# prints: refused: 24
import collections
import contextvars
import csv
import datetime
import itertools
import operator
import time

def cell():
    x = 1
    return (lambda: x).__closure__[0]

def caught():
    try:
        raise KeyError
    except KeyError as e:
        return e.__traceback__

samples = [None, slice(1), type.__dict__["__dict__"], vars(int), iter(print, 1), iter(type("S", (), {"__getitem__": lambda s, i: i})()),
           datetime.timezone.utc, operator.itemgetter(0), operator.attrgetter("a"), operator.methodcaller("a"), itertools.count(),
           itertools.groupby([]), itertools.accumulate([]), itertools.product([]), itertools.combinations([], 1), itertools.permutations([]),
           itertools.zip_longest([]), itertools.pairwise([]), iter(collections.deque()), collections.OrderedDict().keys(),
           contextvars.copy_context(), time.gmtime(), csv.excel, cell(), caught()]
refused = 0
for s in samples:
    kind = s if isinstance(s, type) else type(s)
    if kind is csv.excel:
        continue
    try:
        kind.stolen = 1
    except (TypeError, AttributeError):
        refused += 1
        continue
    print("ESCAPED type is writable:", kind.__name__)
print("refused:", refused)
