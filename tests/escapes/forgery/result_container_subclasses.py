# attack: results that are subclasses of dict, list, str, int and float with lying methods
# prints: made
# result: [{"a": 1}, [1], "x", 3, "nan", "inf", "100000000000000000000000000000000000000000000000000", "\ufffd\ufffd", "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd"]
class D(dict):
    def items(self):
        while True:
            yield "k", self
    keys = values = __iter__ = items
    def __len__(self):
        return 1 << 60

class L(list):
    def __iter__(self):
        return self
    def __next__(self):
        return self
    def __len__(self):
        return -1

class S(str):
    def encode(self, *a):
        raise MemoryError
    def __str__(self):
        return "\ud800"

class I(int):
    def __repr__(self):
        return "NaN"
    def bit_length(self):
        return -1

print("made")
result = [D(a=1), L([1]), S("x"), I(3), float("nan"), float("inf"), 10 ** 50, "\ud800\udfff", b"\xff" * 10]
result
