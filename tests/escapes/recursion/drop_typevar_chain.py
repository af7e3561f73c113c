# attack: type variables bounded by each other, parameter specs and their args, dropped as a chain
# prints: dropped
# limits: timeout=20 memory=1G
import typing

x = int
for _ in range(300000):
    x = typing.TypeVar("T", bound=x)
x = None
p = typing.ParamSpec("P")
for _ in range(300000):
    p = typing.ParamSpecArgs(p)
p = None
print("dropped")
