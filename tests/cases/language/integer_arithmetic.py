# Integer arithmetic: the basic operators, signs, powers and divmod.
a, b = 17, 5
print("add", a + b)
print("sub", a - b)
print("mul", a * b)
print("true division", a / b)
print("floor division", a // b)
print("modulo", a % b)
print("power", a**b)
print("negation", -a, +a, abs(-a))

# The remainder takes the sign of the divisor.
for x, y in [(7, 3), (-7, 3), (7, -3), (-7, -3)]:
    quotient, remainder = divmod(x, y)
    print(x, y, "->", quotient, remainder, quotient * y + remainder == x)

# pow() takes a modulus; a negative exponent gives a modular inverse.
print(pow(3, 200, 1000007))
print(pow(3, -1, 11), (3 * pow(3, -1, 11)) % 11)
print(2**-2, (-2) ** 3, -(2**2))

counter = 10
counter += 5
counter *= 2
counter -= 4
counter //= 3
counter **= 2
counter %= 50
print("augmented", counter)

print(0x1F, 0o17, 0b1011, 1_000_000)
print((255).bit_length(), (255).bit_count(), (-1).bit_length())
