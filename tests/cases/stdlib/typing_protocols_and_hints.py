# typing: protocols, NamedTuple, TypedDict and get_type_hints.
from typing import Any, Literal, NamedTuple, Protocol, TypedDict, runtime_checkable
from typing import get_args, get_origin, get_type_hints


@runtime_checkable
class Closeable(Protocol):
    def close(self) -> None: ...


class Door:
    def close(self) -> None:
        pass


print(isinstance(Door(), Closeable), isinstance("text", Closeable), issubclass(Door, Closeable))


class Employee(NamedTuple):
    name: str
    id: int = 3

    def label(self) -> str:
        return f"{self.name}#{self.id}"


e = Employee("Ann")
print(e, e.label(), e._asdict(), e == ("Ann", 3), list(get_type_hints(Employee)))


class Movie(TypedDict, total=False):
    title: str
    year: int


movie: Movie = {"title": "Film"}
print(movie, isinstance(movie, dict), sorted(get_type_hints(Movie)), Movie(year=1999))

print(get_origin(list[int]) is list, get_args(dict[str, int]) == (str, int), get_args(Literal["a", 1]))
print(get_origin(Literal["a"]) is Literal, get_origin(int), get_args(int))


def function(a: int, b: "str", *args: Any, flag: bool = False) -> list[int]:
    return [a]


hints = get_type_hints(function)
print(hints["a"] is int, hints["b"] is str, hints["args"] is Any, hints["return"] == list[int])
