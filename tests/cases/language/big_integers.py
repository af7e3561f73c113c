# Integers have no size limit: factorials, powers and exact division.
def factorial(n):
    result = 1
    for k in range(2, n + 1):
        result *= k
    return result


print(factorial(30))
print(factorial(50) // factorial(48))
print(len(str(factorial(200))))
print(2**128)
print(2**128 - 1 == int("f" * 32, 16))

a = 123456789012345678901234567890
b = 987654321098765432109876543210
print(a + b)
print(a * b)
print(b // a, b % a)
print(-b // a, -b % a)
print(a - b)
print((a * b) ** 3 % 1_000_000_007)

# Converting to and from other bases and bytes.
print(hex(a))
print(oct(2**40), bin(2**20))
print((2**64).to_bytes(9, "big"))
print(int.from_bytes(b"\x01\x00\x00", "big"), int.from_bytes(b"\x01\x00\x00", "little"))
print(int.from_bytes(b"\xff\xfe", "big", signed=True))
print((-2).to_bytes(4, "little", signed=True))


def fibonacci(n):
    x, y = 0, 1
    for _ in range(n):
        x, y = y, x + y
    return x


print(fibonacci(300))
