# attack: __setattr__ is the builtin setattr bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
bound = type(a.m)(setattr, a)
A.__setattr__ = bound
a.x = 1
