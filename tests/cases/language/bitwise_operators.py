# Bitwise operators on integers, including negative numbers.
a = 0b1100
b = 0b1010
print(f"{a & b:04b}", f"{a | b:04b}", f"{a ^ b:04b}")
print(~a, ~-1, ~0)
print(a << 3, a >> 2, -a >> 2, -1 >> 10)
print(1 << 70)

# Negative numbers behave as if they had infinitely many sign bits.
print(-1 & 0xFF, -256 & 0xFFFF, -5 | 3, -5 ^ 3)

flags = 0
READ, WRITE, RUN = 1, 2, 4
flags |= READ | WRITE
print("flags", flags, bool(flags & WRITE), bool(flags & RUN))
flags &= ~WRITE
print("flags", flags)
flags ^= RUN
print("flags", flags)
flags <<= 2
print("flags", flags)


def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


print([popcount(n) for n in range(10)])
print(popcount(2**100 - 1), (2**100 - 1).bit_count())
try:
    1 << -1
except ValueError as error:
    print("ValueError:", error)
