# attack: __bases__ gains a second base with __slots__; its descriptors read and write in front of objects without cells
# stopped by: TypeError
class Slots:
    __slots__ = tuple("abcdefghijklmnop")


class Empty:
    __slots__ = ()


class Victim(Empty):
    __slots__ = ()


victims = [Victim() for _ in range(50)]
Victim.__bases__ = (Empty, Slots)
for name in Slots.__slots__:
    try:
        print("ESCAPED foreign memory:", type(getattr(victims[7], name)))
    except AttributeError:
        pass
