# Docstrings and attributes on functions, classes and modules.
def area(width, height):
    "Area of a rectangle."
    return width * height


class Shape:
    "Any shape."

    def draw(self):
        "Draw it."

    def plain(self):
        pass


print(area.__doc__, area.__name__, area.__qualname__)
print(Shape.__doc__, Shape.draw.__doc__, Shape.draw.__qualname__, Shape.plain.__doc__)
print(__name__, (lambda: 0).__name__)

area.unit = "square meters"
area.calls = 0
area.calls += 1
print(area.unit, area.calls, vars(area))

area.__name__ = "renamed"
area.__doc__ = "New text."
print(area.__name__, area.__doc__)


def outer():
    def inner():
        pass

    return inner


print(outer().__qualname__)


def counter():
    counter.value = getattr(counter, "value", 0) + 1
    return counter.value


print(counter(), counter(), counter())
print(len.__name__, "abc".upper.__name__, int.__name__, type(area).__name__)
