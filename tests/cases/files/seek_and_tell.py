# Files: moving around with seek and tell, and reading in chunks.
path = "workspace/alphabet.txt"
with open(path, "w") as f:
    f.write("abcdefghijklmnopqrstuvwxyz")

with open(path, "rb") as f:
    print(f.read(3), f.tell())
    f.seek(10)
    print(f.read(2), f.tell())
    f.seek(3, 1)
    print(f.read(1), f.tell())
    f.seek(-2, 2)
    print(f.read(), f.read())
    print(f.seekable(), f.seek(0), f.read(1))

with open(path) as f:
    position = f.tell()
    first = f.read(5)
    f.seek(position)
    print(first, f.read(5) == first)

chunks = []
with open(path) as f:
    while chunk := f.read(10):
        chunks.append(chunk)
print(chunks, list(map(len, chunks)))

with open(path, "rb") as f:
    print([piece for piece in iter(lambda: f.read(7), b"")])

offsets = []
with open("workspace/lines.txt", "wb") as f:
    for word in (b"zero", b"one", b"two", b"three"):
        offsets.append(f.tell())
        f.write(word + b"\n")
with open("workspace/lines.txt", "rb") as f:
    for number in (3, 1):
        f.seek(offsets[number])
        print(number, f.readline().rstrip())
with open(path, "r+") as f:
    f.truncate(4)
    f.seek(0, 2)
    f.write("!")
with open(path) as f:
    print(f.read(), offsets)
