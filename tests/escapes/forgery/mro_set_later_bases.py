# attack: mro() is given to a metaclass after its class was made; assigning __bases__ then asks it, and it claims a base with __slots__
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Meta(type):
    pass


class Other:
    __slots__ = ()


class Victim(Meta("Base", (), {"__slots__": ()})):
    __slots__ = ()


victims = [Victim() for _ in range(50)]
Meta.mro = lambda cls: [cls, Slots, object]
Victim.__bases__ = (Other,)
if Slots in Victim.__mro__:
    print("ESCAPED an object without cells counts as one with them")
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(Slots, name).__get__(victims[7])))
    except AttributeError:
        pass
