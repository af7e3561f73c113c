# attack: a private part of the face
# stopped by: ModuleNotFoundError
from pandas.core.report import describe

print("ESCAPED", describe)
