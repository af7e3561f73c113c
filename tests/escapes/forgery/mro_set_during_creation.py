# attack: a __subclasscheck__ that runs while a class is made gives its metaclass an mro() after the look for one
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Judge(type):
    def __subclasscheck__(cls, other):
        One.mro = lambda cls: [cls, Slots, object]
        return True


class One(type, metaclass=Judge):
    pass


class Two(type, metaclass=Judge):
    pass


base = Two("Base", (), {"__slots__": ()})
Victim = One("Victim", (base,), {"__slots__": ()})
if Slots in Victim.__mro__:
    print("ESCAPED an object without cells counts as one with them")
victims = [object.__new__(Victim) for _ in range(50)]
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(Slots, name).__get__(victims[7])))
    except AttributeError:
        pass
