# attack: __iter__ and __next__ that iterate themselves natively
# stopped by: RecursionError
class I:
    def __iter__(self):
        return iter(list(I()))

list(I())
