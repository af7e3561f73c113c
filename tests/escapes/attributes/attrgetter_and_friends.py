# attack: native deputies that read attributes: attrgetter, methodcaller, reduce(getattr), map(getattr), starmap
# prints: [{}, {}, {}, {}, {}, {}, {}, {}]
import functools
import itertools
import json
import operator

g = "__globals__"
ways = [
    lambda: operator.attrgetter(g)(json.dumps),
    lambda: operator.attrgetter("dumps." + g)(json),
    lambda: operator.methodcaller("__getattribute__", g)(json.dumps),
    lambda: functools.reduce(getattr, ["dumps", g], json),
    lambda: next(map(getattr, [json.dumps], [g])),
    lambda: next(itertools.starmap(getattr, [(json.dumps, g)])),
    lambda: functools.partial(getattr, json.dumps)(g),
    lambda: vars(type(json.dumps))[g].__get__(json.dumps),
]
given = []
for i, way in enumerate(ways):
    try:
        ns = way()
    except (AttributeError, KeyError, TypeError):
        continue
    given.append(ns)
    if isinstance(ns, dict) and ns is not globals() and ns:
        print("ESCAPED by deputy", i)
print(given)
