# attack: deletes and empties closure cells, unbound locals and class cells, then uses them natively
# prints: refused: 3
def outer():
    x = 1
    def inner():
        return x
    del x
    return inner

f = outer()
refused = 0
for op in (f, lambda: f.__closure__[0].cell_contents, lambda: repr(f.__closure__[0]), lambda: f.__closure__[0] == f.__closure__[0]):
    try:
        op()
    except (NameError, ValueError, AttributeError):
        refused += 1

class C:
    def m(self):
        return super().m()

C.m.__closure__ and setattr(C.m.__closure__[0], "cell_contents", 5)
try:
    C().m()
except (TypeError, RuntimeError, AttributeError):
    refused += 1
print("refused:", refused)
