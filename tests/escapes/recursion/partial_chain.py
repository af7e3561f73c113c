# attack: functools.partial nested through an attribute that stops flattening
# stopped by: RecursionError
import functools

class P(functools.partial):
    pass

f = len
for _ in range(100000):
    p = functools.partial(len)
    p.__setstate__((f, (), {}, {}))
    f = p
print(f([]))
