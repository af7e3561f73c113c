# Floating point numbers: repr, special values, conversion and comparison.
print(0.1 + 0.2)
print(0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9)
print(1 / 3, 2 / 3, 10 / 4)
print(7.5 // 2, 7.5 % 2, -7.5 // 2, -7.5 % 2)
print(divmod(9.75, 2.5))
print(2.0**0.5, 2**0.5 == 2.0**0.5)
print(1e300 * 1e10, -1e300 * 1e10)
print(1e16, 1e15, 123456789.0, 1e-4, 1e-5, 5e-324)
print(100.0, 1.0e22, 1e23, 0.1, -0.0)

infinity = float("inf")
nan = float("nan")
print(infinity > 10**308, -infinity < 0, infinity - infinity)
print(nan == nan, nan != nan, nan < 1)
print([nan] == [nan], nan in [nan])

print((0.5).as_integer_ratio(), (0.1).as_integer_ratio())
print((3.0).is_integer(), (3.5).is_integer())
print((255.5).hex(), float.fromhex("0x1.8p+1"))
print(int(3.99), int(-3.99), float(7))
print(0.0 == -0.0, str(-0.0))
print(3 == 3.0, hash(3) == hash(3.0))
print(2**53 == float(2**53), 2**53 + 1 == float(2**53 + 1))

try:
    int(infinity)
except OverflowError as error:
    print(type(error).__name__)
try:
    int(nan)
except ValueError as error:
    print(type(error).__name__)
