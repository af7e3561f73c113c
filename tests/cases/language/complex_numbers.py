# Complex numbers: literals, arithmetic, parts and conversion.
z = 3 + 4j
w = 1 - 2j
print(z, w)
print(z + w, z - w, z * w)
print(z / w)
print(z.real, z.imag, z.conjugate())
print(abs(z))
print(z**2, (1 + 1j) ** 4)
print(z == complex(3, 4), z != w, z == 3)
print(complex("2+3j"), complex(5), complex("1j"))
print((2 + 0j) == 2, hash(2 + 0j) == hash(2))
print(bool(0j), bool(1j))
print(1j * 1j)
print(f"{z:.2f}", f"{z}", repr(z))

total = sum([1 + 1j, 2 + 2j, 3 + 3j])
print(total)

try:
    z < w
except TypeError:
    print("complex numbers have no order")
try:
    int(z)
except TypeError:
    print("complex does not convert to int")


def mandelbrot_steps(c, limit=20):
    z = 0j
    for step in range(limit):
        if abs(z) > 2:
            return step
        z = z * z + c
    return limit


print([mandelbrot_steps(complex(x / 2, 0.5)) for x in range(-4, 3)])
