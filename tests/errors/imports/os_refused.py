# The module is imported in a try, so the check leaves it to the importer.
try:
    import os
except ImportError:
    print("no os here")
    raise
