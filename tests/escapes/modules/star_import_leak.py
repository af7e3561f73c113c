# attack: star imports of private-rich modules, then looks for modules in the namespace
# stopped by: nothing
from logging import *
from statistics import *
from typing import *
from dataclasses import *

for name, value in list(globals().items()):
    if type(value).__name__ == "module":
        print("ESCAPED star import gave module", name)
