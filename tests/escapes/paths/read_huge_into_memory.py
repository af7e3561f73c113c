# attack: writes a large file piecewise, then reads it whole, by lines and by a huge count
# stopped by: MemoryLimit
# limits: timeout=60 memory=128M
with open("workspace/big.bin", "wb") as f:
    for _ in range(300):
        f.write(b"x" * (1 << 20))
for op in (lambda f: f.read(), lambda f: f.readline(), lambda f: f.read(1 << 62), lambda f: f.readlines()):
    with open("workspace/big.bin", "rb") as f:
        got = op(f)
        if len(got) > 200 << 20:
            print("ESCAPED held", len(got), "bytes")
print("ended")
