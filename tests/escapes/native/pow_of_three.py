# attack: a power whose result is large but allowed, computed without any check in between
# stopped by: MemoryLimit
# limits: timeout=1 memory=256M
x = pow(3, 10 ** 9)
print("ESCAPED", x.bit_length())
