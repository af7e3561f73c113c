# attack: walks from a string to object and lists every class of the interpreter
# prints: []
found = "".__class__.__mro__[-1].__subclasses__()
foreign = [c.__name__ for c in found if c.__module__ not in ("__main__", __name__)]
if foreign:
    print("ESCAPED classes of the host:", foreign[:10])
print(foreign)
