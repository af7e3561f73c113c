# attack: a list nested a million deep, dropped; the same for tuples, dicts and generators
# prints: dropped
# limits: timeout=20 memory=1G
def g(x):
    yield x

for wrap in (lambda x: [x], lambda x: (x,), lambda x: {0: x}, lambda x: g(x), lambda x: (lambda: x), lambda x: iter([x]), lambda x: map(abs, [x])):
    x = None
    for _ in range(300000):
        x = wrap(x)
    x = None
print("dropped")
