# attack: key derivation with a billion rounds is one native call
# stopped by: ExecutionTimeout
# limits: timeout=1
import hashlib

hashlib.pbkdf2_hmac("sha256", b"p", b"s", 10 ** 9)
print("ESCAPED")
