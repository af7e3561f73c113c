# attack: __bool__ and __int__ are the types bool and int bound to the instance
# stopped by: RecursionError
class A:
    def m(self):
        pass

a = A()
A.__bool__ = type(a.m)(bool, a)
bool(a)
