# attack: scrypt with parameters that ask for all memory, and a huge derived key
# stopped by: ValueError
# limits: timeout=10 memory=128M
import hashlib

try:
    hashlib.pbkdf2_hmac("sha256", b"p", b"s", 1, 1 << 40)
except (MemoryError, OverflowError, ValueError):
    pass
hashlib.scrypt(b"p", salt=b"s", n=1 << 24, r=64, p=64, maxmem=1 << 40, dklen=1 << 30)
print("ESCAPED")
