# contextlib: context managers written as generators.
from contextlib import contextmanager


@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    except ValueError as error:
        print("handled", error)
    finally:
        print(f"</{name}>")


with tag("p") as value:
    print("inside", value)
with tag("div"), tag("span"):
    print("nested")
with tag("b"):
    raise ValueError("oops")
try:
    with tag("i"):
        raise KeyError("unhandled")
except KeyError as error:
    print("escaped", error)


@contextmanager
def changed(table, **values):
    saved = dict(table)
    table.update(values)
    try:
        yield table
    finally:
        table.clear()
        table.update(saved)


settings = {"debug": False}
with changed(settings, debug=True, extra=1):
    print(settings)
print(settings)


@tag("decorated")
def work():
    print("working")


work()
