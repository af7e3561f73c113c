# attack: the same by import
# stopped by: ImportError or ModuleNotFoundError or ValueError
import skills

print(hasattr(skills, "__path__"), hasattr(skills, "__loader__"))
from skills import __loader__
print("ESCAPED")
