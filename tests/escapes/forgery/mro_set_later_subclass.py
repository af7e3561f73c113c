# attack: __bases__ of a plain class is assigned, and the metaclass of a subclass, changed since, is asked for its mro()
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Plain:
    __slots__ = ()


class Top(Plain):
    __slots__ = ()


class Other:
    __slots__ = ()


class Meta(type):
    pass


class Victim(Top, metaclass=Meta):
    __slots__ = ()


victims = [Victim() for _ in range(50)]
Meta.mro = lambda cls: [cls, Slots, object]
Top.__bases__ = (Other,)
if Slots in Victim.__mro__:
    print("ESCAPED an object without cells counts as one with them")
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(Slots, name).__get__(victims[7])))
    except AttributeError:
        pass
