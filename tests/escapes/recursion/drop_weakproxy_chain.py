# attack: weak proxies whose callback is the previous weak proxy, dropped as one chain
# prints: dropped
# limits: timeout=20 memory=1G
import weakref

class C:
    pass

o = C()
r = len
for _ in range(1000000):
    r = weakref.proxy(o, r)
r = None
print("dropped")
