# attack: comparing a mappingproxy with a guest object hands the guest the real dict behind it
# prints: dict False
# prints: dict False
# prints: dict False
import enum
import re

class Grab:
    got = None
    def __eq__(self, other):
        Grab.got = other
        return True
    __ror__ = __or__ = __lt__ = __gt__ = __eq__

for proxy, probe in ((vars(int), lambda: hasattr(int, "stolen")), (re.RegexFlag.__members__, lambda: "stolen" in re.RegexFlag.__members__),
                     (vars(enum.Enum), lambda: hasattr(enum.Enum, "stolen"))):
    Grab.got = None
    proxy == Grab()
    print(type(Grab.got).__name__, probe())
    if isinstance(Grab.got, dict):
        Grab.got["stolen"] = 1
        if probe():
            print("ESCAPED wrote through a mappingproxy")
