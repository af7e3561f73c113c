# attack: a harmless looking name from a refused module; path.os leads back
# stopped by: ImportError
from os import path
print("ESCAPED", path.os)
