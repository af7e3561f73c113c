# attack: one integer that doubles its length
# stopped by: MemoryLimit or ExecutionTimeout
# limits: timeout=10 memory=128M
n = 3
while n.bit_length() < 1 << 36:
    n = n * n
print("ESCAPED", n.bit_length())
