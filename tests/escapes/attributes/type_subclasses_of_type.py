# attack: asks type for its own subclasses, where metaclasses of trusted modules live
# prints: []
for meta in type.__subclasses__(type):
    if meta.__module__ not in ("__main__", __name__):
        print("ESCAPED metaclass of the host:", meta)
print([meta.__name__ for meta in type.__subclasses__(type)])
