# bytearray: a mutable sequence of bytes.
buffer = bytearray(b"hello")
buffer[0] = ord("J")
print(buffer, len(buffer), buffer[0])
buffer.append(33)
buffer.extend(b"??")
buffer.insert(0, ord(">"))
print(buffer)
print(buffer.pop(), buffer.pop(0), buffer)
buffer[1:3] = b"ELLY-"
print(buffer)
del buffer[-3:]
print(buffer)
buffer.reverse()
print(buffer)
buffer.remove(ord("J"))
print(buffer)
buffer += b"++"
buffer *= 2
print(buffer, bytes(buffer))
print(bytearray(4), bytearray([1, 2, 3]), bytearray("text", "ascii"))
print(bytearray(b"abc") == b"abc", bytearray(b"abc").decode())
print(buffer.find(b"+"), buffer.count(b"+"), buffer.upper())
other = buffer.copy()
other.clear()
print(other, len(buffer))
buffer[::2] = b"." * len(buffer[::2])
print(buffer)
try:
    buffer.append(256)
except ValueError as error:
    print(type(error).__name__)
try:
    hash(buffer)
except TypeError:
    print("bytearray is not hashable")
