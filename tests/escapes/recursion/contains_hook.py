# attack: __contains__, __len__, __bool__ and __index__ calling themselves through natives
# stopped by: RecursionError
class C:
    def __contains__(self, x):
        return x in C()
    def __len__(self):
        return len(C())
    def __bool__(self):
        return bool(C())

for op in (lambda: bool(C()), lambda: len(C())):
    try:
        op()
    except RecursionError:
        pass
1 in C()
