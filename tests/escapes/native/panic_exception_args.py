# attack: exc.args is replaced under a lock; the old argument's __del__ reads exc.args
# stopped by: InternalError or nothing
class A:
    def __del__(self):
        e.args

e = ValueError(A())
e.args = ()
