# attack: a metaclass whose mro() claims native bases, so that native descriptors accept the instance
# stopped by: TypeError
class M(type):
    def mro(cls):
        return [cls, slice, range, object]

class C(metaclass=M):
    pass

print("ESCAPED", C().start)
