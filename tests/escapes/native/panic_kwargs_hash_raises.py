# attack: merging two mappings of keyword arguments where the key's __hash__ starts to raise
# stopped by: InternalError
class K(str):
    n = 0
    def __hash__(self):
        K.n += 1
        if K.n > 1:
            raise ValueError("hash")
        return 1

k = K("a")
d = {k: 1}
print(**{"b": 2}, **d)
