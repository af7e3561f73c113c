# attack: lists classes by calling type.__subclasses__ unbound, through the type's dict and through map
# prints: classes found: 0
roots = [(1).__class__.__base__, ().__class__.__bases__[0], type(None).__base__]
ways = [
    lambda c: type.__subclasses__(c),
    lambda c: type.__dict__["__subclasses__"](c),
    lambda c: type.__getattribute__(c, "__subclasses__")(),
    lambda c: list(map(type.__subclasses__, [c]))[0],
]
for way in ways:
    for cls in roots:
        for sub in way(cls):
            if sub.__module__ not in ("__main__", __name__):
                print("ESCAPED found", sub.__module__, sub.__name__)
print("classes found:", sum(len(way(cls)) for way in ways for cls in roots))
