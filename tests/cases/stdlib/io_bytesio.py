# io: BytesIO, buffered readers and text wrappers over bytes.
import io

b = io.BytesIO(b"\x00\x01\x02\x03hello\nworld")
print(b.read(4), b.readline(), b.tell(), b.read(), b.read())
b.seek(4)
b.write(b"HE")
print(b.getvalue())
b.seek(-5, io.SEEK_END)
print(b.read(), len(b.getbuffer()), b.getvalue()[:2])
view = b.getbuffer()
view[0] = 255
del view
print(b.getvalue()[0])

target = bytearray(3)
b.seek(0)
print(b.readinto(target), bytes(target))

raw = io.BytesIO()
text = io.TextIOWrapper(raw, encoding="utf-8", newline="\n")
text.write("caf\u00e9\nline")
text.flush()
print(raw.getvalue())
text.seek(0)
print([line.strip() for line in text], text.encoding)

reader = io.BufferedReader(io.BytesIO(b"abcdef"))
print(reader.peek(2)[:2], reader.read(3), reader.read())
latin = io.TextIOWrapper(io.BytesIO(b"\xe9\r\nx"), encoding="latin-1")
print(latin.read())
try:
    io.BytesIO().write("text")
except TypeError:
    print("bytes are needed")
print(isinstance(b, io.IOBase), isinstance(io.StringIO(), io.TextIOBase))
writer = io.BytesIO()
for n in range(3):
    writer.write(bytes([n] * n))
print(writer.getvalue(), writer.tell())
