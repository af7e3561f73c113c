# attack: attribute name given as a str subclass that lies about its equality and prefix to slip past a name check
# prints: [{}, {}]
import json

class Name(str):
    __hash__ = str.__hash__
    def __eq__(self, other):
        return False if other in ("__globals__",) and type(other) is str and Name.lie else str.__eq__(self, other)
    def __str__(self):
        return "harmless"
    def startswith(self, *a):
        return False
    def endswith(self, *a):
        return False

given = []
for Name.lie in (True, False):
    try:
        ns = getattr(json.dumps, Name("__globals__"))
    except AttributeError:
        continue
    given.append(ns)
    if ns is not globals() and isinstance(ns, dict) and ns:
        print("ESCAPED by a lying attribute name")
print(given)
