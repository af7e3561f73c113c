# Attribute hooks: __getattr__, __setattr__, __delattr__, __dir__ and __call__.
class Record:
    def __init__(self, **fields):
        object.__setattr__(self, "fields", fields)
        object.__setattr__(self, "log", [])

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return self.fields.get(name, f"no {name}")

    def __setattr__(self, name, value):
        self.log.append(f"set {name}")
        self.fields[name] = value

    def __delattr__(self, name):
        self.log.append(f"del {name}")
        self.fields.pop(name, None)

    def __dir__(self):
        return sorted(self.fields)

    def __call__(self, *names):
        return [self.fields.get(name) for name in names]


r = Record(a=1, b=2)
r.c = 3
del r.a
print(r.a, r.b, r.c, r.log, dir(r), r("b", "c"))
print(hasattr(r, "anything"), hasattr(r, "_private"), callable(r))


class Proxy:
    def __init__(self, target):
        self._target = target

    def __getattr__(self, name):
        value = getattr(self._target, name)
        return value


proxy = Proxy([3, 1, 2])
proxy.sort()
print(proxy.index(3), proxy.copy())
try:
    proxy.nothing
except AttributeError as error:
    print(error)
