# attack: 10 ** 10 ** 8 and friends
# stopped by: MemoryLimit or ExecutionTimeout
# limits: timeout=2 memory=128M
n = 8
x = 10 ** 10 ** n
print("ESCAPED", x.bit_length())
