# dataclasses: inheritance, class variables and post-init computation.
from dataclasses import dataclass, field, fields
from typing import ClassVar


@dataclass
class Shape:
    name: str
    sides: int = 0
    registry: ClassVar[list] = []

    def __post_init__(self):
        self.registry.append(self.name)


@dataclass
class Rectangle(Shape):
    width: float = 1.0
    height: float = 1.0
    area: float = field(init=False)

    def __post_init__(self):
        super().__post_init__()
        self.sides = 4
        self.area = self.width * self.height


@dataclass
class Square(Rectangle):
    name: str = "square"

    def __post_init__(self):
        self.height = self.width
        super().__post_init__()


print(Shape("blob"))
print(Rectangle("door", width=2, height=3))
print(Square(width=5))
print([f.name for f in fields(Square)], Shape.registry)
print(Square(width=2) == Square(width=2), Shape("a") == Rectangle("a"))


@dataclass(repr=False, eq=False)
class Custom:
    value: int

    def __repr__(self):
        return f"<{self.value}>"


print(Custom(1), Custom(1) == Custom(1), isinstance(Square(), Shape))
