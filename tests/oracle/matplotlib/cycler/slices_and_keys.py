# Slices, values by key, and other names.
from cycler import cycler, concat

c = cycler(color=list("rgbk"))
print(c[1:], c[::-1], c[:0], c[::2])
print(c.by_key(), c.keys, "color" in c.keys)
both = c + cycler(lw=range(4))
print(sorted(both.by_key().items()), sorted(both.keys))
c.change_key("color", "c")
print(c)
print(concat(cycler(a=[1]), cycler(a=[2])), cycler(a=[1]).concat(cycler(a=[3, 4])))
print((cycler(a=[1, 2]) * cycler(a2=[3])).simplify() == cycler(a=[1, 2]) + cycler(a2=[3, 3]))
endless = cycler(a=[1, 2])()
print([next(endless) for _ in range(5)])
