# A script cannot put another clock, another generator or its own texts in the place of the recorded ones.
import datetime
import logging
import random
import sys
import time
import uuid


class Fake:
    @staticmethod
    def now(*_):
        return "stopped"


def refreshing():
    import _refreshed

    return _refreshed


def native_dates():
    import _datetime

    return dir(_datetime)


def tried(name, attempt):
    try:
        print(name, "->", attempt())
    except Exception as error:
        print(name, "->", type(error).__name__, error)


tried("rebind now", lambda: setattr(datetime.datetime, "now", Fake.now))
tried("type.__setattr__", lambda: type.__setattr__(datetime.datetime, "now", Fake.now))
tried("delete now", lambda: delattr(datetime.datetime, "now"))
tried("rebind seed", lambda: setattr(random.Random.__bases__[0], "seed", None))
tried("rebind object's text", lambda: setattr(object, "__repr__", lambda self: "none"))
tried("owner of time", lambda: time.time.__self__)
tried("owner of seed", lambda: type(datetime.datetime.now.__self__))
tried("what starts modules anew", refreshing)
tried("native dates", native_dates)

# What a script does to its own view of a module is seen by nobody else.
time.time = time.time_ns = lambda: 0
time.tzname = ("X", "X")
logging.basicConfig(format="%(asctime)s %(message)s", stream=sys.stdout)
logging.warning("the log goes on")
print(datetime.datetime.now(), uuid.uuid7())
print(random.Random.__bases__[0]().random(), object.__repr__(Fake()))
