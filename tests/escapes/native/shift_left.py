# attack: one shift that makes a number of terabytes
# stopped by: MemoryLimit
# limits: memory=128M
s = 10 ** 13
x = 1 << s
print("ESCAPED", x.bit_length())
