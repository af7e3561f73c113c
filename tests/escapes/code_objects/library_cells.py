# attack: puts functions of its own into the variables that functions of trusted code share
# prints: called: []
# prints: own: 2
import contextlib
import functools
import json

called = []

def spy(*args, **keywords):
    called.append(args)
    return "spy"

@contextlib.contextmanager
def managed():
    yield 1

@functools.singledispatch
def kind(value):
    return "any"

for function in (managed, kind, kind.register, kind.dispatch, functools.wraps(managed)(managed)):
    for cell in function.__closure__ or ():
        try:
            cell.cell_contents = spy
        except (TypeError, ValueError):
            pass
        try:
            del cell.cell_contents
        except (TypeError, ValueError):
            pass
with managed() as value:
    if value != 1:
        print("ESCAPED", value)
kind.register(int, lambda value: "int")
if [kind(1), kind("")] != ["int", "any"]:
    print("ESCAPED", kind(1), kind(""))
print("called:", called)

def counter():
    count = 0
    def more():
        nonlocal count
        count += 1
        return count
    return more

own = counter()
own.__closure__[0].cell_contents = 1
print("own:", own())
