# attack: internal modules are importable with their private names, and two of those forward any attribute of a module
# prints: None None
import typing

for name in ("sys", "builtins", "__builtins__", "__loader__", "__spec__"):
    found = getattr(getattr(typing, "_lazy_annotationlib", None), name, None)
    if found is not None:
        print("ESCAPED typing", name, type(found))
import annotationlib

for name in ("__builtins__", "__loader__", "__spec__", "__dict__"):
    found = getattr(getattr(annotationlib, "types", None), name, None)
    if found:
        print("ESCAPED annotationlib", name, type(found))
if hasattr(getattr(annotationlib, "types", None), "FunctionType"):
    print("ESCAPED makes functions")
print(getattr(typing, "_lazy_annotationlib", None), getattr(annotationlib, "types", None))
