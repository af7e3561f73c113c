# attack: a class is moved to a metaclass that got an mro() later, then __bases__ is assigned
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Meta(type):
    pass


class Liar(type):
    pass


class Other:
    __slots__ = ()


Victim = Meta("Victim", (Meta("Base", (), {"__slots__": ()}),), {"__slots__": ()})
victims = [Victim() for _ in range(50)]
Liar.mro = lambda cls: [cls, Slots, object]
Victim.__class__ = Liar
Victim.__bases__ = (Other,)
if Slots in Victim.__mro__:
    print("ESCAPED an object without cells counts as one with them")
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(Slots, name).__get__(victims[7])))
    except AttributeError:
        pass
