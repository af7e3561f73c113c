# attack: names of the package itself that would lead to the importer
# stopped by: ModuleNotFoundError
import skills
from skills import __loader__, __spec__

if __loader__ is not None or __spec__ is not None or getattr(skills, "__path__", None):
    print("ESCAPED", __loader__, __spec__)
import skills.filter_high_risk.main
print("ESCAPED")
