# abc: abstract base classes, abstract properties and registration.
from abc import ABC, abstractmethod


class Shape(ABC):
    @abstractmethod
    def area(self):
        "Return the area."

    @property
    @abstractmethod
    def name(self):
        "Return the name."

    def describe(self):
        return f"{self.name}: {self.area()}"


class Square(Shape):
    name = "square"

    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side**2


class Partial(Shape):
    def area(self):
        return super().area()


print(Square(3).describe())
for cls in (Shape, Partial):
    try:
        cls()
    except TypeError:
        print(cls.__name__, "is still abstract")


class Sized(ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return hasattr(other, "size") or NotImplemented


@Sized.register
class Registered:
    pass


class WithSize:
    size = 3


print(isinstance(Registered(), Sized), isinstance(WithSize(), Sized), issubclass(int, Sized))
