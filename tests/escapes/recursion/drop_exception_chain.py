# attack: a context chain of half a million exceptions with tracebacks, dropped
# prints: dropped
# limits: timeout=20 memory=1G
e = None
for _ in range(500000):
    n = ValueError()
    n.__context__ = e
    e = n
n = None
e = None
print("dropped")
