# attack: casts with overflowing shapes, strides and indices from hostile __index__
# prints: refused: 103
b = bytearray(64)
m = memoryview(b)

class Evil:
    def __init__(self, n):
        self.n = n
    def __index__(self):
        try:
            m.release()
        except BufferError:
            pass
        return self.n

refused = 0
for shape in ([1 << 32, 1 << 32], [1 << 62, 4], [-1], [0], [64, 0], (1,) * 64, [2] * 6, [1 << 63], ["x"], []):
    for fmt in ("B", "q", "@d", "c", "Z", "", "\x00", "1q", "?"):
        try:
            v = memoryview(bytearray(64)).cast(fmt, shape)
            v.tolist(), v.tobytes(), v[0:0], hash(v) if v.readonly else None
            v[tuple([0] * v.ndim)]
        except (TypeError, ValueError, NotImplementedError, IndexError, OverflowError):
            refused += 1
for i in (1 << 62, -(1 << 62), 1 << 70, 5):
    m = memoryview(bytearray(64))
    for op in (lambda: m[Evil(i)], lambda: m.__setitem__(Evil(i), 1), lambda: m[Evil(i):Evil(i):Evil(i)], lambda: m.__setitem__(slice(Evil(i), None), b"x")):
        try:
            op()
        except (IndexError, ValueError, OverflowError, BufferError, TypeError):
            refused += 1
print("refused:", refused)
