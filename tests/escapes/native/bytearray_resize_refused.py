# attack: resizes a bytearray while a view, an iterator or a running native method still reads it, and goes on past every refusal
# prints: refused: 16
class Evil:
    def __init__(self, b):
        self.b = b
    def __index__(self):
        try:
            self.b.clear()
        except BufferError:
            pass
        return 3
    def __buffer__(self, flags):
        self.b.clear()
        return memoryview(b"zz")

refused = 0
for op in (lambda b: b.__setitem__(Evil(b), 5), lambda b: b.__setitem__(2, Evil(b)), lambda b: b[Evil(b):], lambda b: b.insert(Evil(b), 1), lambda b: b.append(Evil(b)), lambda b: b.pop(Evil(b)), lambda b: b.extend([Evil(b)] * 3),
           lambda b: b.__setitem__(slice(Evil(b), None), b"abc"), lambda b: b.__imul__(Evil(b)), lambda b: b.find(Evil(b)), lambda b: b.join([Evil(b), b]), lambda b: b.translate(Evil(b)), lambda b: b.ljust(Evil(b), b"x"),
           lambda b: b.replace(b, b, Evil(b)), lambda b: b.split(b"a", Evil(b)), lambda b: b.__contains__(Evil(b)), lambda b: b.startswith(b"a", Evil(b))):
    b = bytearray(b"abcdefgh" * 4)
    with memoryview(b) as v:
        try:
            op(b)
        except (BufferError, IndexError, ValueError, TypeError, RuntimeError):
            refused += 1
    b = bytearray(b"abcdefgh" * 4)
    try:
        op(b)
    except (BufferError, IndexError, ValueError, TypeError, RuntimeError):
        refused += 1
print("refused:", refused)
