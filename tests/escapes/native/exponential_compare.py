# attack: comparing and hashing doubly shared structures takes two to the sixty steps natively
# stopped by: ExecutionTimeout
# limits: timeout=1
a, b = (), ()
for _ in range(60):
    a, b = (a, a), (b, b)
a == b
hash(a)
print("ESCAPED")
