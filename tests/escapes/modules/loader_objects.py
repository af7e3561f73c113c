# attack: gets an importer from __loader__, __spec__ or the importer of a module and loads os with it
# prints: [None, None, None, None]
import json

for holder in (json, type(json), globals().get("__builtins__")):
    for name in ("__loader__", "__spec__"):
        thing = getattr(holder, name, None)
        loader = getattr(thing, "loader", thing)
        for method in ("load_module", "find_spec", "get_source", "get_code", "get_data", "exec_module"):
            fn = getattr(loader, method, None)
            if callable(fn):
                print("ESCAPED loader method", method)
if globals().get("__loader__") is not None:
    print("ESCAPED __loader__ of the guest", __loader__)
print([getattr(holder, name, None) for holder in (json, type(json)) for name in ("__loader__", "__spec__")])
