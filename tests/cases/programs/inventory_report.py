# A complete program: validating records and printing an aligned report.
from collections import defaultdict
from dataclasses import dataclass

RAW = """
pen,office,1.50,10
desk,furniture,120,2
lamp,furniture,35.25,x
ink,office,4.20,7
,office,1,1
chair,furniture,80.00,4
"""


@dataclass(frozen=True)
class Product:
    name: str
    group: str
    price: float
    stock: int

    @property
    def value(self):
        return self.price * self.stock


def parse(line):
    name, group, price, stock = line.split(",")
    if not name:
        raise ValueError("missing name")
    return Product(name, group, float(price), int(stock))


products, rejected = [], []
for number, line in enumerate(RAW.strip().splitlines(), start=1):
    try:
        products.append(parse(line))
    except ValueError as error:
        rejected.append((number, str(error)))

groups = defaultdict(list)
for product in products:
    groups[product.group].append(product)

print(f"{'name':<10}{'price':>10}{'stock':>8}{'value':>12}")
for group, members in sorted(groups.items()):
    print(f"-- {group} " + "-" * (36 - len(group)))
    for p in sorted(members, key=lambda p: -p.value):
        print(f"{p.name:<10}{p.price:>10,.2f}{p.stock:>8}{p.value:>12,.2f}")
    print(f"{'subtotal':<28}{sum(p.value for p in members):>12,.2f}")
print(f"{'total':<28}{sum(p.value for p in products):>12,.2f}")
print("rejected:", rejected)
