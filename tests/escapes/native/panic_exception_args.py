# attack: exc.args is replaced under a lock; the old argument's __del__ reads exc.args
# stopped by: InternalError
# prints: deleted beside ()
class A:
    def __del__(self):
        print("deleted beside", e.args)

e = ValueError(A())
e.args = ()
