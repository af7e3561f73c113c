# functools: singledispatch and singledispatchmethod.
from functools import singledispatch, singledispatchmethod


@singledispatch
def show(value):
    return f"something: {value!r}"


@show.register
def _(value: int):
    return f"integer {value}"


@show.register(list)
def _(value):
    return f"list of {len(value)}"


@show.register(str)
@show.register(bytes)
def _(value):
    return f"text of length {len(value)}"


show.register(type(None), lambda value: "nothing")

for value in (3, True, [1, 2], "abc", b"xy", None, 2.5, (1,)):
    print(show(value))
print(show.dispatch(bool) is show.dispatch(int), len(show.registry))


class Formatter:
    def __init__(self, prefix):
        self.prefix = prefix

    @singledispatchmethod
    def format(self, value):
        return f"{self.prefix} {value}"

    @format.register
    def _(self, value: float):
        return f"{self.prefix} {value:.2f}"

    @format.register(dict)
    def _(self, value):
        return f"{self.prefix} " + ",".join(f"{k}={v}" for k, v in value.items())


f = Formatter(">")
print(f.format("x"), f.format(3.14159), f.format({"a": 1}))
