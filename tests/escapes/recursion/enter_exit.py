# attack: __enter__ and __exit__ nested through with statements and ExitStack
# stopped by: RecursionError
class W:
    def __enter__(self):
        with W():
            return self
    def __exit__(self, *a):
        with W():
            pass

with W():
    pass
