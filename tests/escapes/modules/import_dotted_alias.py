# attack: dotted import with an alias binds the submodule, skipping checks on the top name
# stopped by: ImportError
import os.path as json
print("ESCAPED", json.os)
