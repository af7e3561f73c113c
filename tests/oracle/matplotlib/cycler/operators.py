# Cycles are added, multiplied and repeated.
from cycler import cycler

a = cycler(color="rgb")
b = cycler("lw", [1, 2, 3])
c = cycler(ls=["-", "--"])
print(a, a + b, a * c, a * 2, 2 * a, sep="\n")
print(len(a), len(a + b), len(a * c), len(a * c * b))
print([sorted(step.items()) for step in a * c])
print((a + b) * c == a * c, a == cycler(color="rgb"), a == 3)
a += b
print(a)
c *= cycler(alpha=[0.5])
print(c, len(c))
