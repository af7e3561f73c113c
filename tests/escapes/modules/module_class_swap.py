# attack: assigns a guest subclass as __class__ of an imported module, to see every attribute the host or others read
# stopped by: TypeError
import json

class Spy(type(json)):
    def __getattribute__(self, name):
        return type(json).__getattribute__(self, name)
    def __getattr__(self, name):
        return 1

json.__class__ = Spy
for name in ("sys", "codecs", "__loader__"):
    value = type(json).__mro__[1].__getattribute__(json, "__dict__").get(name)
    if value is not None:
        print("ESCAPED", name, value)
