# attack: __eq__, __hash__ and __lt__ that change the list, dict, set or deque being searched or sorted
# prints: 80 probes answered or refused, and 8 left
import bisect
import collections
import heapq

class E:
    box = []
    def __eq__(self, other):
        for b in E.box:
            b.clear()
        return False
    def __lt__(self, other):
        for b in E.box:
            b.clear()
        return True
    def __hash__(self):
        return 1

n_probes = 0
for make in (list, set, collections.deque, lambda it: dict.fromkeys(it), lambda it: collections.OrderedDict.fromkeys(it)):
    box = make([E() for _ in range(8)])
    E.box = [box]
    probes = [lambda: E() in box, lambda: box.index(E()), lambda: box.count(E()), lambda: box.remove(E()), lambda: box.sort(), lambda: box == make([E()] * 8),
              lambda: heapq.heapify(box), lambda: bisect.insort(box, E()), lambda: box.add(E()), lambda: box.update({E(): 1}), lambda: box.pop(E()),
              lambda: sorted(box), lambda: max(box), lambda: box | box, lambda: box & box, lambda: box.extend(box)]
    for p in probes:
        n_probes += 1
        E.box = []
        try:
            while len(box) < 8:
                box[E()] = 1 if isinstance(box, dict) else None
        except Exception:
            try:
                box.extend(E() for _ in range(8))
            except Exception:
                try:
                    box.update(E() for _ in range(8))
                except Exception:
                    pass
        E.box = [box]
        try:
            p()
        except (ValueError, TypeError, IndexError, KeyError, RuntimeError, AttributeError):
            pass
print(n_probes, "probes answered or refused, and", len(box), "left")
