# dataclasses: fields, defaults, repr, equality and conversion.
from dataclasses import asdict, astuple, dataclass, field, fields, is_dataclass, replace


@dataclass
class Item:
    name: str
    price: float
    count: int = 1
    tags: list[str] = field(default_factory=list)

    def total(self) -> float:
        return self.price * self.count


pen = Item("pen", 1.5, 4)
book = Item(name="book", price=12.0, tags=["paper"])
print(pen, book.total(), pen.total())
print(pen == Item("pen", 1.5, 4), pen != book, pen == ("pen", 1.5, 4, []))
print(asdict(book), astuple(pen))
print([f.name for f in fields(Item)], [f.type.__name__ for f in fields(Item)][:3])
print(replace(pen, count=10), is_dataclass(Item), is_dataclass(pen), is_dataclass(5))

pen.tags.append("blue")
print(pen.tags, book.tags, Item("x", 0.0).tags)
pen.price = 2
print(pen)


@dataclass
class Order:
    items: list[Item]
    customer: dict[str, str]


order = Order([pen, book], {"name": "Ann"})
print(asdict(order)["items"][1]["name"], asdict(order)["customer"])
try:
    Item("no price")
except TypeError:
    print("price is required")
try:
    hash(pen)
except TypeError:
    print("mutable data classes are not hashable")
