# attack: arithmetic, comparison and conversion operators recursing through their reflected forms
# stopped by: RecursionError
class A:
    def __add__(self, other):
        return other + self
    __radd__ = __add__
    def __index__(self):
        return range(A())[0]
    def __float__(self):
        return float(A())

for op in (lambda: float(A()), lambda: range(A())):
    try:
        op()
    except RecursionError:
        pass
A() + A()
