# attack: the plainest one
# stopped by: ImportError
import os
print("ESCAPED", os.listdir("/"))
