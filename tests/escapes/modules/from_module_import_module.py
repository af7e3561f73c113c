# attack: from-import of the module object a trusted module holds
# stopped by: ImportError
from statistics import sys
print("ESCAPED", sys.modules)
