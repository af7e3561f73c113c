# attack: generic aliases of generic aliases forward attribute lookups and calls natively
# stopped by: AttributeError
kind = type(list[int])
a = list
for _ in range(100000):
    a = kind(a, (int,))
a.missing_attribute
