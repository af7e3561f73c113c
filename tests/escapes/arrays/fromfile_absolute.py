# attack: np.fromfile of a system file
# stopped by: PermissionError
import numpy as np

print("ESCAPED", np.fromfile("/etc/passwd", dtype="uint8")[:4])
