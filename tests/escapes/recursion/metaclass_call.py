# attack: a metaclass whose __call__, __new__ and __prepare__ make more classes
# stopped by: RecursionError
class M(type):
    def __new__(mcls, name, bases, ns):
        return M(name + "x", bases, {})

class C(metaclass=M):
    pass
