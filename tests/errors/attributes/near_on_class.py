# A misspelt member of an enumeration.
from enum import Enum


class Color(Enum):
    GREEN = 1
    YELLOW = 2


print(Color.YELOW)
