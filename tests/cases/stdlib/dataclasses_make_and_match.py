# dataclasses: make_dataclass, pattern matching, metadata and sorting.
from dataclasses import dataclass, field, fields, make_dataclass

Pair = make_dataclass("Pair", [("left", int), ("right", int, field(default=0))])
print(Pair(1), Pair(1, 2) == Pair(1, 2))


@dataclass
class Circle:
    radius: float


@dataclass
class Box:
    width: float
    height: float


def area(shape):
    match shape:
        case Circle(radius=r):
            return round(3.14159 * r * r, 2)
        case Box(w, h) if w == h:
            return f"square {w * h}"
        case Box(w, h):
            return w * h
        case _:
            return None


print([area(s) for s in (Circle(2), Box(2, 3), Box(4, 4), "other")])


@dataclass
class Column:
    name: str = field(metadata={"label": "Name", "width": 10})
    size: int = field(default=0, metadata={"label": "Size", "width": 4})


print([(f.name, f.metadata["label"], f.metadata["width"]) for f in fields(Column)])
rows = [Column("b", 2), Column("a", 7)]
for row in sorted(rows, key=lambda r: r.name):
    print("|".join(str(getattr(row, f.name)).ljust(f.metadata["width"]) for f in fields(row)) + "|")
try:

    @dataclass
    class Broken:
        items: list = []

except ValueError:
    print("mutable defaults need a factory")
