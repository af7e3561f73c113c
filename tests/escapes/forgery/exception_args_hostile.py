# attack: the arguments of the final exception raise, recurse and print when shown
# stopped by: ValueError
class A:
    def __repr__(self):
        print("shown")
        raise A.E(A())
    __str__ = __repr__
    class E(Exception):
        pass

e = ValueError(A(), A(), [A()])
e.__notes__ = [A(), 5, None]
e.add_note("\x1b[2J" * 3)
raise e
