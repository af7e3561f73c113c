# attack: a metaclass's mro() claims a base with __slots__, so its descriptors read in front of objects without cells
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Meta(type):
    def mro(cls):
        return [cls, Slots, object]


class Victim(metaclass=Meta):
    __slots__ = ()


victims = [Victim() for _ in range(50)]
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(Slots, name).__get__(victims[7])))
    except AttributeError:
        pass
