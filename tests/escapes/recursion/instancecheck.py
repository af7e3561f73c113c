# attack: __instancecheck__ and __subclasscheck__ calling isinstance and issubclass on themselves
# stopped by: RecursionError
class M(type):
    def __instancecheck__(cls, o):
        return isinstance(o, (int, (cls, str)))
    def __subclasscheck__(cls, o):
        return issubclass(o, cls)

class C(metaclass=M):
    pass

isinstance(object(), C)
