# attack: registers guest classes as virtual subclasses of abstract classes that trusted code checks
# prints: refused: 2
import collections.abc
import numbers
import pathlib

class Fake:
    def __fspath__(self):
        return "../secret_outside"
    def __index__(self):
        return 0
    def __iter__(self):
        return iter("/etc/passwd")

for base in (collections.abc.Mapping, collections.abc.Sequence, numbers.Number):
    base.register(Fake)
refused = 0
try:
    data = open(Fake()).read()
    print("ESCAPED", data[:20])
except (OSError, TypeError, ValueError):
    refused += 1
try:
    print("ESCAPED", pathlib.Path(Fake()).read_text()[:20])
except (OSError, TypeError, ValueError):
    refused += 1
print("refused:", refused)
