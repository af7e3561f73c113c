# attack: asks object.__getattribute__, type.__getattribute__ and super for names a guarded getattr would refuse
# prints: [{}, {}, {}, {}, {}, {}]
import json

name = "__glo" + "bals__"
ways = [
    lambda o: object.__getattribute__(o, name),
    lambda o: type(o).__getattribute__(o, name),
    lambda o: super(type(o), o).__getattribute__(name),
    lambda o: object.__dict__["__getattribute__"](o, name),
    lambda o: getattr(o, name),
    lambda o: o.__getattribute__(name),
]
given = []
for i, way in enumerate(ways):
    ns = way(json.dumps)
    given.append(ns)
    if ns is not globals() and isinstance(ns, dict) and ns:
        print("ESCAPED by way", i)
print(given)
