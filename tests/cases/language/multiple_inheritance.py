# Multiple inheritance: cooperative super() follows one linear order.
class Base:
    def run(self):
        return ["Base"]


class Left(Base):
    def run(self):
        return ["Left", *super().run()]


class Right(Base):
    def run(self):
        return ["Right", *super().run()]


class Bottom(Left, Right):
    def run(self):
        return ["Bottom", *super().run()]


print(Bottom().run(), Left().run())


class JsonMixin:
    def to_text(self):
        return "{" + ", ".join(f"{k}: {v}" for k, v in sorted(vars(self).items())) + "}"


class Named:
    def __init__(self, name, **rest):
        super().__init__(**rest)
        self.name = name


class Priced:
    def __init__(self, price, **rest):
        super().__init__(**rest)
        self.price = price


class Product(JsonMixin, Named, Priced):
    pass


print(Product(name="pen", price=2).to_text())

try:
    type("Broken", (Base, Left), {})
except TypeError:
    print("no consistent order for Base before Left")


class Override(Right, Left):
    run = Left.run


print(Override().run(), isinstance(Override(), Base))
