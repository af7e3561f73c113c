# attack: mapping proxies around mapping proxies: length, lookup and membership go down natively
# prints: refused: 0
# prints: one proxy: True
proxy = type(vars(int))
p = {}
for _ in range(100000):
    p = proxy(p)
refused = 0
for op in (lambda: len(p), lambda: 1 in p, lambda: iter(p), lambda: p.get(1)):
    try:
        op()
    except RecursionError:
        refused += 1
print("refused:", refused)
print("one proxy:", proxy(p) is p)
