# base64 and binascii: text forms of bytes.
import base64
import binascii

data = b"Hello, \x00\xff world!"
print(base64.b64encode(data), base64.b64decode(base64.b64encode(data)) == data)
print(base64.urlsafe_b64encode(b"\xfb\xff\xfe"), base64.b64encode(b"\xfb\xff\xfe"))
print(base64.urlsafe_b64decode("-__-"), base64.b64decode("SGk="))
print(base64.b32encode(b"hello"), base64.b32decode("NBSWY3DP"), base64.b16encode(b"\x01\xab"))
print(base64.b85encode(b"hello world"), base64.b85decode(base64.b85encode(b"xyz")))
print(base64.a85encode(b"hello"), base64.b16decode("01ab", casefold=True))
print([base64.b64encode(b"x" * n).decode() for n in range(5)])
print(base64.encodebytes(b"a" * 60))

try:
    base64.b64decode("abc")
except binascii.Error:
    print("incorrect padding")
try:
    base64.b64decode("a$b=", validate=True)
except binascii.Error:
    print("not in the alphabet")

print(binascii.hexlify(b"\x00\x10\xff"), binascii.unhexlify("0010ff"), binascii.hexlify(b"abc", "-"))
print(binascii.crc32(b"hello"), binascii.crc_hqx(b"hello", 0))
print(binascii.b2a_base64(b"hi", newline=False), binascii.a2b_base64(b"aGk="))
try:
    binascii.unhexlify("abc")
except ValueError:
    print("odd number of digits")
text = "\u00f1and\u00fa"
print(base64.b64decode(base64.b64encode(text.encode())).decode() == text)
