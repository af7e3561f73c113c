# hashlib: digests of bytes, incremental updates and key derivation.
import hashlib

for name in ("md5", "sha1", "sha224", "sha256", "sha384", "sha512"):
    digest = hashlib.new(name, b"hello").hexdigest()
    print(name, len(digest) // 2, digest[:32])
print(hashlib.sha256(b"").hexdigest())
print(hashlib.sha3_256(b"hello").hexdigest())
print(hashlib.blake2b(b"hello", digest_size=16).hexdigest())
print(hashlib.blake2s(b"hello").hexdigest()[:32])

h = hashlib.sha256()
for part in (b"he", b"l", b"lo"):
    h.update(part)
print(h.hexdigest() == hashlib.sha256(b"hello").hexdigest(), h.digest_size, h.block_size, h.name)
copied = h.copy()
copied.update(b"!")
print(copied.hexdigest() == hashlib.sha256(b"hello!").hexdigest(), h.digest()[:4])
print(hashlib.shake_128(b"hello").hexdigest(8))
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 10).hex())

try:
    hashlib.sha256("text")
except TypeError:
    print("text must be encoded first")
try:
    hashlib.new("no-such-hash")
except ValueError:
    print("unknown algorithm")
print("sha256" in hashlib.algorithms_guaranteed)


def fingerprint(*parts):
    return hashlib.sha256("\x1f".join(parts).encode("utf-8")).hexdigest()[:12]


print(fingerprint("a", "b"), fingerprint("ab"), fingerprint("caf\u00e9"))
