# attack: the native module behind the face
# stopped by: ModuleNotFoundError
import _pandas

print("ESCAPED", _pandas)
