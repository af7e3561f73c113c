# attack: exc.args is replaced under a lock; the old argument's __del__ reads exc.args
# prints: deleted beside ()
class A:
    def __del__(self):
        print("deleted beside", e.args)

e = ValueError(A())
e.args = ()
