# pickle: round trips of plain data.
import io
import pickle

samples = [
    None,
    True,
    42,
    -(2**100),
    3.25,
    float("inf"),
    2 + 3j,
    "text \u00e9 \U0001F40D",
    b"\x00bytes\xff",
    bytearray(b"array"),
    [1, [2, [3]]],
    (1, "two", (3.0,)),
    {"k": [1, 2], ("t", 1): None},
    {1, 2, 3},
    frozenset({"a"}),
    range(2, 10, 3),
]
for value in samples:
    back = pickle.loads(pickle.dumps(value))
    print(type(back).__name__, back == value)

for protocol in range(0, 5):
    assert pickle.loads(pickle.dumps({"p": [1, (2, "x")]}, protocol=protocol)) == {"p": [1, (2, "x")]}
print("protocols 0 to 4 agree")

shared = ["shared"]
back = pickle.loads(pickle.dumps([shared, shared]))
print(back, back[0] is back[1], back[0] is shared)
loop = []
loop.append(loop)
back = pickle.loads(pickle.dumps(loop))
print(back[0] is back)

stream = io.BytesIO()
for part in ("first", [2], {"third": 3}):
    pickle.dump(part, stream)
stream.seek(0)
print([pickle.load(stream) for _ in range(3)])
try:
    pickle.load(stream)
except EOFError:
    print("no more objects")
print(pickle.loads(b"\x80\x04K\x07."), pickle.dumps(1, protocol=0), type(pickle.dumps([])).__name__)
