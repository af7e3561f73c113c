# typing: TypeVar, Generic, NewType, cast, overload, Final and Annotated.
from typing import (
    Annotated,
    Callable,
    Final,
    Generic,
    Iterable,
    NewType,
    Optional,
    TypeVar,
    assert_never,
    cast,
    get_args,
    get_type_hints,
    overload,
)

T = TypeVar("T")
UserId = NewType("UserId", int)
LIMIT: Final = 10


def first(items: Iterable[T], default: Optional[T] = None) -> Optional[T]:
    return next(iter(items), default)


class Repository(Generic[T]):
    def __init__(self) -> None:
        self.items: dict[int, T] = {}

    def add(self, key: int, item: T) -> T:
        return self.items.setdefault(key, item)


@overload
def double(value: int) -> int: ...
@overload
def double(value: str) -> str: ...
def double(value):
    return value * 2


print(first([1, 2]), first([], "none"), UserId(5) + 1, type(UserId(5)).__name__, UserId.__name__)
print(Repository[str]().add(1, "x"), double(4), double("ab"), cast(str, 5), LIMIT)
print(get_args(Annotated[int, "positive"]), T.__name__, get_args(Callable[[int], str]))


def scaled(value: Annotated[float, "meters"]) -> float:
    return value


hints = get_type_hints(scaled, include_extras=True)
print(get_type_hints(scaled)["value"] is float, get_args(hints["value"])[1])


try:
    assert_never("reached")
except AssertionError:
    print("assert_never always raises")
