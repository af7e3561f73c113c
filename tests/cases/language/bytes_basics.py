# Bytes: literals, indexing, methods, hex and comparison.
data = b"Hello\x00\xff"
print(data, len(data), data[0], data[1:3], data[-1])
print(list(data[:3]), bytes([65, 66, 67]), bytes(3), bytes(range(5)))
print(bytes("h\u00e9", "utf-8"), "abc".encode())
print(data.hex(), data.hex(" "), bytes.fromhex("48 65 6c 6c 6f"))
print(b"a,b,c".split(b","), b"-".join([b"x", b"y"]), b"abc".upper(), b"AbC".swapcase())
print(b"abcabc".find(b"ca"), b"abcabc".count(b"b"), b"abc".replace(b"b", b"--"))
print(b"abc" + b"def", b"ab" * 3, b"b" in b"abc", 98 in b"abc")
print(b"abc" < b"abd", b"abc" == "abc", b"" == bytes())
print(b"  trim ".strip(), b"x".center(5, b"*"), b"7".zfill(3))
print(b"abc".startswith(b"ab"), b"k=v".partition(b"="), b"a\nb".splitlines())
print(b"abc".translate(bytes.maketrans(b"ab", b"xy")), b"hello".translate(None, b"l"))
print(repr(b"quote ' and \" mix"), rb"raw\n")
print(int.from_bytes(b"\x12\x34", "big"), (0x1234).to_bytes(2, "little"))
print(b"123".isdigit(), b"abc".isalpha(), b"Abc".istitle())

try:
    data[0] = 1
except TypeError:
    print("bytes cannot be changed in place")
try:
    bytes([256])
except ValueError as error:
    print(error)
try:
    b"abc" + "def"
except TypeError:
    print("bytes and str do not mix")
