# attack: pickling deep structures and unpickling a stream that nests
# stopped by: RecursionError or ExecutionTimeout
import pickle

try:
    y = pickle.loads(b"]" * 200000 + b"a" * 199999 + b".")
    repr(y)
except (RecursionError, ValueError, pickle.UnpicklingError):
    pass
x = []
for _ in range(100000):
    x = [x]
pickle.dumps(x)
