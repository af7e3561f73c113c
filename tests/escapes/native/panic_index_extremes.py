# attack: methods that take sizes and positions, called with the extremes of every integer width
# prints: refused: 4783
import collections

ext = [0, -1, 1, (1 << 31) - 1, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63), 1 << 63, 1 << 64, 1 << 100]
objs = ["abc", b"abc", bytearray(b"abc"), [1, 2, 3], (1, 2, 3), collections.deque([1, 2, 3]), range(5), memoryview(b"abcd"), range(-(1 << 63), 1 << 63)]
calls = [lambda o, i, j: o[i], lambda o, i, j: o[i:j], lambda o, i, j: o[i:j:i or 1], lambda o, i, j: o.insert(i, 1), lambda o, i, j: o.rotate(i), lambda o, i, j: o.pop(i), lambda o, i, j: o.index(1, i, j),
         lambda o, i, j: o.find("a", i, j), lambda o, i, j: o.count("a", i, j), lambda o, i, j: o.startswith("a", i, j), lambda o, i, j: slice(i, j, i or 1).indices(abs(j)), lambda o, i, j: range(i, j, i or 1)[j],
         lambda o, i, j: len(range(i, j)), lambda o, i, j: hash(range(i, j)), lambda o, i, j: round(1.5, i), lambda o, i, j: int.from_bytes(b"ab", "big") >> abs(i), lambda o, i, j: chr(i),
         lambda o, i, j: (1).to_bytes(i & 255, "big"), lambda o, i, j: "x".center(i & 4095), lambda o, i, j: divmod(i, j or 1), lambda o, i, j: i // (j or 1), lambda o, i, j: i % (j or 1), lambda o, i, j: float(i) // (j or 1)]
refused = 0
for o in objs:
    for i in ext:
        for j in (0, -1, (1 << 63) - 1, -(1 << 63), 1 << 64):
            for c in calls:
                try:
                    c(o, i, j)
                except (IndexError, ValueError, OverflowError, TypeError, AttributeError, MemoryError, ZeroDivisionError):
                    refused += 1
print("refused:", refused)
