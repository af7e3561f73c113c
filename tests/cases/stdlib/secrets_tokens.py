# secrets: random tokens; only sizes and shapes are predictable.
import secrets
import string

print(len(secrets.token_bytes(16)), len(secrets.token_hex(16)), type(secrets.token_bytes(1)).__name__)
print(all(c in string.hexdigits for c in secrets.token_hex(8)))
alphabet = string.ascii_letters + string.digits + "-_"
token = secrets.token_urlsafe(24)
print(len(token), all(c in alphabet for c in token))
print(secrets.token_hex(16) != secrets.token_hex(16), len(secrets.token_bytes()) >= 16)
print(all(0 <= secrets.randbelow(10) < 10 for _ in range(50)), secrets.randbelow(1))
print(secrets.choice(["only"]), secrets.choice("ab") in "ab", 0 <= secrets.randbits(8) < 256)
print(secrets.compare_digest("abc", "abc"), secrets.compare_digest(b"abc", b"abd"))


def password(length):
    pool = string.ascii_letters + string.digits
    while True:
        candidate = "".join(secrets.choice(pool) for _ in range(length))
        if any(c.isdigit() for c in candidate) and any(c.isalpha() for c in candidate):
            return candidate


generated = password(12)
print(len(generated), generated.isalnum())
rng = secrets.SystemRandom()
print(0 <= rng.random() < 1, 1 <= rng.randint(1, 6) <= 6, sorted(rng.sample(range(3), 3)))
try:
    secrets.randbelow(0)
except ValueError:
    print("the upper bound must be positive")
