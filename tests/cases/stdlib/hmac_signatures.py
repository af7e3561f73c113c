# hmac: keyed message authentication.
import hashlib
import hmac

key, message = b"secret key", b"pay 100 to Ann"
signature = hmac.new(key, message, hashlib.sha256).hexdigest()
print(signature)
print(hmac.new(key, message, "sha1").hexdigest())
print(hmac.digest(key, message, "sha256").hex() == signature)

mac = hmac.new(key, digestmod="sha256")
mac.update(b"pay 100 ")
mac.update(b"to Ann")
print(mac.hexdigest() == signature, mac.digest_size, mac.block_size, mac.name)
copied = mac.copy()
copied.update(b"!")
print(copied.hexdigest() == signature)


def verify(key, message, signature):
    expected = hmac.new(key, message, "sha256").hexdigest()
    return hmac.compare_digest(expected, signature)


print(verify(key, message, signature), verify(b"other", message, signature))
print(verify(key, b"pay 900 to Ann", signature))
print(hmac.compare_digest("abc", "abc"), hmac.compare_digest(b"abc", b"abd"))
print(hmac.new(b"k" * 200, b"long keys are hashed first", "md5").hexdigest())
token = f"user=ann.{signature[:16]}"
body, _, part = token.rpartition(".")
print(body, len(part), part == signature[:16])
