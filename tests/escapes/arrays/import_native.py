# attack: the native module behind the face
# stopped by: ModuleNotFoundError
import _numpy

print("ESCAPED", _numpy)
