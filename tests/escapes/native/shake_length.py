# attack: extendable digests of a given length
# stopped by: ValueError
# limits: timeout=5 memory=128M
import hashlib

d = hashlib.shake_256(b"x").digest(1 << 40)
print("ESCAPED", len(d))
