# __class_getitem__ and generic classes.
from typing import Generic, TypeVar

T = TypeVar("T")


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value

    def map(self, function):
        return Box(function(self.value))

    def __repr__(self):
        return f"Box({self.value!r})"


print(Box(3).map(lambda n: n + 1), Box[int](5), Box[str]("x").value)
print(isinstance(Box[int](1), Box))


class Units:
    def __class_getitem__(cls, item):
        return f"{cls.__name__} of {item}"


print(Units["meters"], Units[1, 2])


class Stack(Generic[T]):
    def __init__(self):
        self.items: list[T] = []

    def push(self, item: T) -> "Stack[T]":
        self.items.append(item)
        return self

    def pop(self) -> T:
        return self.items.pop()


stack = Stack[int]()
print(stack.push(1).push(2).pop(), stack.items)
print(list[int]([1, 2]), dict[str, int](a=1), tuple[int]((1,)))
try:
    Units()["instance"]
except TypeError:
    print("instances are not subscriptable")
