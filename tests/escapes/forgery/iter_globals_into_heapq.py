# attack: globals() called by a trusted frame gives that frame's namespace: iter(globals, 1) as input of trusted code
# prints: refused: 4
import heapq
import statistics

refused = 0
for fn in (globals, locals, vars, dir):
    it = heapq.merge(iter(fn, 1))
    try:
        got = next(it)
    except (TypeError, RuntimeError, StopIteration, SystemError):
        refused += 1
        continue
    if isinstance(got, dict) and got is not globals():
        print("ESCAPED", fn.__name__, sorted(map(str, got))[:5])
    if isinstance(got, list) and ("heappop" in got or "_heapify_max" in got):
        print("ESCAPED names of the trusted frame", got[:5])
print("refused:", refused)
