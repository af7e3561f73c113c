# attack: star imports of private-rich modules, then looks for modules in the namespace
# prints: dataclass 2 x
from logging import *
from statistics import *
from typing import *
from dataclasses import *

for name, value in list(globals().items()):
    if type(value).__name__ == "module":
        print("ESCAPED star import gave module", name)
print(dataclass.__name__, mean([1, 3]), getLogger("x").name)
