# attack: encoders that multiply the size of a buffer at the memory limit
# stopped by: MemoryLimit
# limits: timeout=30 memory=128M
import base64
import binascii

b = bytes(60 << 20)
for op in (base64.b64encode, base64.b85encode, base64.b32encode, binascii.hexlify, lambda x: x.hex(" "), repr, lambda x: x.decode("latin-1").encode("utf-16")):
    try:
        x = op(b)
    except MemoryError:
        continue
    if len(x) > 128 << 20:
        print("ESCAPED", len(x))
b.decode("latin-1").encode("utf-32")
base64.b85encode(b)
