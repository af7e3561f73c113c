# attack: a saved model cut off at every length, and with every byte changed, is a model or an error and nothing else
# prints: every cut is refused
# prints: changed bytes are refused, or are other numbers
# limits: timeout=30
import pickle
import struct

from sklearn.preprocessing import StandardScaler

whole = pickle.dumps(StandardScaler().fit([[1.0, 2.0], [3.0, 5.0]]))
ERRORS = (pickle.UnpicklingError, EOFError, ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, MemoryError,
          ImportError, struct.error)
loaded = 0
for length in range(len(whole)):
    try:
        pickle.loads(whole[:length])
        loaded += 1
    except ERRORS:
        pass
print("every cut is refused" if loaded == 0 else f"ESCAPED: {loaded} loaded")
kinds = set()
for place in range(len(whole)):
    changed = bytearray(whole)
    changed[place] ^= 0x15
    try:
        kinds.add(type(pickle.loads(bytes(changed))))
    except ERRORS:
        pass
known = {"StandardScaler", "list", "dict", "tuple", "str", "bytes", "int", "float", "bool", "NoneType", "ndarray", "builtin_function_or_method", "function", "set"}
odd = {kind.__name__ for kind in kinds} - known
print("changed bytes are refused, or are other numbers" if not odd else f"ESCAPED: {odd}")
