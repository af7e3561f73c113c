# attack: changes __file__, __path__ and __spec__ so that the importer searches the workspace
# stopped by: ImportError
__file__ = "/project/workspace/x.py"
__path__ = ["/project/workspace"]
__spec__ = None
__loader__ = None
import os
print("ESCAPED", os)
