# memoryview: look at and change bytes without copying them.
data = bytearray(b"abcdefgh")
view = memoryview(data)
print(len(view), view[0], bytes(view[2:5]), view.tolist())
view[0] = ord("A")
view[1:3] = b"BC"
print(data)
print(view.readonly, memoryview(b"fixed").readonly)
print(view.format, view.itemsize, view.nbytes, view.shape, view.ndim)
print(bytes(view[::2]), bytes(view[::-1]))

window = view[4:]
window[0] = ord("E")
print(data, window.tobytes())

try:
    memoryview(b"fixed")[0] = 1
except TypeError:
    print("read-only view")
try:
    view[0:2] = b"too long"
except ValueError:
    print("a view keeps its length")

numbers = memoryview(bytes([1, 0, 0, 0, 2, 0, 0, 0])).cast("I")
print(len(numbers), numbers.itemsize, numbers.tolist())
print(view == bytearray(b"ABCdEfgh"), view[:3].hex())

with memoryview(bytearray(2)) as short:
    print(short.tolist())
try:
    short[0]
except ValueError:
    print("view already released")
