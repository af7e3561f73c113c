# attack: the native module behind the face
# stopped by: ModuleNotFoundError
import _frame

print("ESCAPED", _frame)
