# attack: typing's private classes are ordinary Python with globals full of modules
# prints: functions with an empty namespace: True
import typing

n_empty = 0
for thing in (typing.List, typing.Any, typing.Generic, typing.Protocol, typing.Union, typing.NamedTuple):
    cls = thing if isinstance(thing, type) else type(thing)
    for k in cls.__mro__ if isinstance(cls, type) else ():
        for value in list(vars(k).values()):
            ns = getattr(getattr(value, "__func__", value), "__globals__", None)
            n_empty += ns == {}
            if isinstance(ns, dict) and ns is not globals() and ns:
                print("ESCAPED typing globals through", k.__name__)
                break
print("functions with an empty namespace:", n_empty > 0)
