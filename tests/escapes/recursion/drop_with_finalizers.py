# attack: a deep structure whose every level has a __del__ that touches the next one
# prints: dropped
# limits: timeout=20 memory=1G output=1M
class N:
    def __init__(self, nxt):
        self.next = nxt
    def __del__(self):
        self.next = None

x = None
for _ in range(200000):
    x = N(x)
x = None
print("dropped")
