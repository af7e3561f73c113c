# attack: changes, clears, extends and re-sorts the list during its own sort, with keys that die in between
# prints: refused: 2
class K:
    def __init__(self, x):
        self.x = x
    def __lt__(self, other):
        data.clear()
        data.extend(range(50))
        try:
            data.sort(key=lambda v: -v)
        except ValueError:
            pass
        return id(self) < id(other)
    def __del__(self):
        data.append(1)

data = [K(i) for i in range(50)]
refused = 0
try:
    data.sort()
except ValueError:
    refused += 1
data = list(range(100))
try:
    data.sort(key=lambda v: data.clear() or K(v))
except ValueError:
    refused += 1
print("refused:", refused)
