# A misspelt name of a module.
from collections import defaultdic

groups = defaultdic(list)
