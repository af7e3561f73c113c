# Type hints: annotations are kept but not enforced.
from typing import Optional, Union, get_type_hints


def repeat(text: str, times: int = 2, *, sep: str = "-") -> str:
    return sep.join([text] * times)


print(repeat("a"), repeat("b", times=3, sep=""))
print({name: hint.__name__ for name, hint in get_type_hints(repeat).items()})
print(repeat(["not a string"][0], 1))

count: int = 5
label: "str"
scores: dict[str, list[int]] = {"ann": [1, 2]}
print(count, scores)


class User:
    name: str
    age: int = 0
    tags: list[str]

    def __init__(self, name: str) -> None:
        self.name = name
        self.tags: list[str] = []


hints = get_type_hints(User)
print(list(hints), hints["name"] is str, hints["tags"] == list[str])
print(list[int], dict[str, int], tuple[int, ...])


def find(key: str) -> Optional[int]:
    return {"a": 1}.get(key)


def either(value: Union[int, str]) -> int | str:
    return value


print(find("a"), find("z"), either("x"))
print(get_type_hints(find)["return"] == Optional[int], Optional[int] == Union[int, None])
print(isinstance(3, int | str), isinstance(3.0, int | str))
