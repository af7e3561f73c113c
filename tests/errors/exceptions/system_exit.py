# A script that ends with a code.
import sys

errors = 3
if errors:
    sys.exit(errors)
