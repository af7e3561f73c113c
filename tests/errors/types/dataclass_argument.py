# A required field of a dataclass left out.
from dataclasses import dataclass


@dataclass
class Product:
    name: str
    price: float
    stock: int = 0


print(Product("tea"))
