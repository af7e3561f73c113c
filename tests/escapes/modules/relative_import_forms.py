# attack: relative imports above the top, of stdlib names and of workspace files
# stopped by: ImportError
from .. import os
print("ESCAPED", os)
