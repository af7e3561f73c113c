# attack: typing generics and unions nested deep, shown, hashed and compared
# stopped by: TypeError
import typing

t = int
for _ in range(5000):
    t = typing.Optional[typing.List[t]]
for op in (lambda: repr(t), lambda: hash(t), lambda: t == typing.List[t], lambda: t.__parameters__):
    try:
        op()
    except RecursionError:
        pass
u = int
for _ in range(20000):
    u = list[u] | None
print(len(repr(u)) > 20000)
