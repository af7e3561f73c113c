# struct: packing and unpacking binary records.
import struct

packed = struct.pack("<IhB", 70000, -5, 255)
print(packed, len(packed), struct.unpack("<IhB", packed))
print(struct.pack(">I", 1), struct.pack("<I", 1), struct.pack("!H", 258), struct.calcsize("<IhB"))
print(struct.pack("<f", 1.5), struct.pack(">d", -2.0), struct.unpack("<f", struct.pack("<f", 0.1))[0])
print(struct.pack("5s", b"ab"), struct.pack("<3p", b"xyz"), struct.pack("<?c", True, b"Z"))
print(struct.pack("<3h", 1, 2, 3), struct.unpack("<4B", b"\x01\x02\x03\x04"), struct.pack("<2xB", 7))
print(struct.unpack("<q", b"\xff" * 8), struct.unpack("<Q", b"\xff" * 8))
print(struct.pack("<e", 0.5), struct.unpack("<e", b"\x00\x3c"))

record = struct.Struct("<10sIf")
print(record.size, record.format)
rows = [(b"apple", 3, 0.5), (b"kiwi", 12, 0.25)]
blob = b"".join(record.pack(*row) for row in rows)
print(len(blob))
for name, count, price in record.iter_unpack(blob):
    print(name.rstrip(b"\x00").decode(), count, price)
buffer = bytearray(8)
struct.pack_into("<HH", buffer, 2, 1, 2)
print(buffer, struct.unpack_from("<H", buffer, 4))

for bad in (lambda: struct.pack("<B", 256), lambda: struct.unpack("<I", b"x"), lambda: struct.pack("<B")):
    try:
        bad()
    except struct.error:
        print("struct.error")
