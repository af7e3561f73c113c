# attack: class patterns read attributes natively, past any guarded getattr
# prints: no namespace
# prints: no namespace
import json

match json.dumps:
    case object(__globals__=ns) if isinstance(ns, dict) and ns is not globals() and ns:
        print("ESCAPED by a class pattern")
    case _:
        print("no namespace")

class Any(type):
    def __instancecheck__(cls, obj):
        return True

class Everything(metaclass=Any):
    __match_args__ = ("__globals__", "__builtins__")

match json.dumps:
    case Everything(ns, b) if ns is not globals() and isinstance(ns, dict) and ns:
        print("ESCAPED by positional class pattern")
    case _:
        print("no namespace")
