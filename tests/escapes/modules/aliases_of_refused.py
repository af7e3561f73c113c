# attack: binds a refused module under the name of an allowed one
# stopped by: ImportError
import subprocess as json
print("ESCAPED", json.run)
