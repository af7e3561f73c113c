# attack: the functional forms of typing with code in names and annotations, and a chosen module
# prints: refused: 1
import typing

tries = [
    lambda: typing.TypedDict("T", {"a": "print('ESCAPED evaluated')"}),
    lambda: typing.get_type_hints(typing.TypedDict("T", {"a": "eval('40+2')"}), {}),
    lambda: typing.NewType("os", int).__module__,
    lambda: typing.TypeVar("T", bound="print('ESCAPED evaluated')").__bound__,
    lambda: typing.Annotated["eval('40+2')", 1],
    lambda: typing.Literal["__import__('os')"],
]
refused = 0
for t in tries:
    try:
        got = t()
    except Exception:
        refused += 1
        continue
    if got == {"a": 42}:
        print("ESCAPED eval")
print("refused:", refused)
