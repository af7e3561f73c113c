# The format mini-language for numbers: sign, width, grouping, precision, type.
n = 1234567
print(f"{n:,} {n:_} {n:12d}| {n:<12d}| {n:^12}| {n:>12}|")
print(f"{n:012d} {-n:012d} {n:+d} {n: d} {-n: d}")
print(f"{255:b} {255:o} {255:x} {255:X} {255:#b} {255:#o} {255:#x} {255:#X}")
print(f"{255:_b} {0xDEADBEEF:_x} {65:c}")
print(f"{5:*^9} {5:=+6d} {-5:*=6d} {5:08b}")

x = 1234.56789
print(f"{x:.2f} {x:10.1f}| {x:<10.1f}| {x:+.0f} {x:,.2f} {x:_.3f}")
print(f"{x:e} {x:.2e} {x:E} {x:g} {x:.3g} {x:G}")
print(f"{0.000012345:g} {1e10:g} {1e5:g} {123456789:g}")
print(f"{0.4567:%} {0.4567:.1%} {2:.0%}")
print(f"{x:012.3f} {-x:012.3f} {x:*>12.1f}")
print(f"{1.0:g} {1.0:#g} {1.0:.0f} {1.0:#.0f} {1.0}")
print(f"{float('inf'):f} {float('nan'):.2f} {float('inf'):>8}")
print(f"{3:.2f} {True:d} {True:5} {True}")
print(f"{0.5:.0f} {1.5:.0f} {2.5:.0f}")
print(f"{10**20:,} {1e20:,.0f}")

# format() and str.format() share the same mini-language.
print(format(3.5, "08.3f"), format(10, "x"), format("ab", ">5"))
print("{:>8.2%}|{:^8}|{:<8}|".format(0.25, "mid", "left"))
try:
    format("text", "d")
except ValueError as error:
    print(type(error).__name__)
try:
    format(3.5, "d")
except ValueError as error:
    print(type(error).__name__)
