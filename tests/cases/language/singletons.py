# Singletons: None, True, False, Ellipsis and NotImplemented.
print(None, type(None).__name__, None is None, None == False)
print(True, False, type(True).__name__)
print(..., Ellipsis is ..., type(...).__name__)
print(NotImplemented, type(NotImplemented).__name__)


def nothing():
    pass


def stub(): ...


print(nothing(), stub(), nothing() is None)
print([None] * 3, {None: "key"}[None], (None,) == (None,))
print(bool(None), bool(...))
print(str(None), repr(None), f"{None!s:>6}|")

missing = object()


def lookup(table, key, default=missing):
    value = table.get(key, missing)
    if value is missing:
        if default is missing:
            raise KeyError(key)
        return default
    return value


print(lookup({"a": None}, "a"), lookup({}, "b", "default"))
try:
    lookup({}, "b")
except KeyError as error:
    print("KeyError", error)


class Left:
    def __add__(self, other):
        return NotImplemented


class Right:
    def __radd__(self, other):
        return "handled by the right operand"


print(Left() + Right())
try:
    Left() + Left()
except TypeError:
    print("neither operand knows how to add")
