# Files: binary data, seeking and struct records.
import struct

path = "artifacts/records.bin"
record = struct.Struct("<8sIf")
rows = [(b"alpha", 1, 0.5), (b"beta", 20, 1.25), (b"gamma", 300, -2.0)]
with open(path, "wb") as f:
    for row in rows:
        f.write(record.pack(*row))
    print("size", f.tell())

with open(path, "rb") as f:
    data = f.read()
print(len(data), data[:8])

with open(path, "rb") as f:
    while chunk := f.read(record.size):
        name, number, value = record.unpack(chunk)
        print(name.rstrip(b"\x00").decode(), number, value)

with open(path, "r+b") as f:
    f.seek(record.size)
    f.write(record.pack(b"BETA", 21, 9.0))
    f.seek(-record.size, 2)
    print(record.unpack(f.read(record.size))[0])
with open(path, "rb") as f:
    f.seek(record.size)
    print(record.unpack(f.read(record.size))[:2], f.tell())

with open(path, "ab") as f:
    f.write(bytes(range(4)))
with open(path, "rb") as f:
    buffer = bytearray(4)
    f.seek(-4, 2)
    print(f.readinto(buffer), buffer)
with open(path, "wb") as f:
    f.write(b"short")
    f.truncate(3)
with open(path, "rb") as f:
    print(f.read())
