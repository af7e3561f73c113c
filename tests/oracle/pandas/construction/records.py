# Named tuples, data classes and from_records.
from collections import namedtuple
from dataclasses import dataclass

import pandas as pd

Point = namedtuple("Point", ["x", "y"])
print(pd.DataFrame([Point(1, 2), Point(3, 4)]))


@dataclass
class Item:
    name: str
    price: float


print(pd.DataFrame([Item("pen", 1.5), Item("book", 12.0)]))
print(pd.DataFrame.from_records([(1, "a"), (2, "b")], columns=["n", "s"]))
print(pd.DataFrame.from_records([{"k": 1, "v": 2}, {"k": 3, "v": 4}], index="k"))
