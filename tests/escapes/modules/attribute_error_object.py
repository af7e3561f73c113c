# attack: the AttributeError for a name that a trusted module lacks holds that module in .obj
# prints: [('AttributeError', 'pickle'), ('AttributeError', 'pickle'), ('AttributeError', 'pickle'), ('UnpicklingError', 'NoneType'), ('AttributeError', '_WarningsState')]
import io
import pickle
import types
import warnings


class Thing:
    pass


thing = Thing()
thing.__module__ = "pathlib"


def lacking_name(name):
    thing.__module__ = name
    pickle.whichmodule(thing, "nope")


attempts = [
    lambda: lacking_name("pathlib"),
    lambda: lacking_name("sys"),
    lambda: lacking_name("builtins"),
    lambda: pickle.Unpickler(io.BytesIO(b"")).find_class("pathlib._local", "Nope"),
    lambda: warnings.catch_warnings()._module.nope,
]
given = []
for attempt in attempts:
    try:
        attempt()
    except Exception as error:
        while error is not None:
            found = getattr(error, "obj", None)
            given.append((type(error).__name__, "pickle" if found is pickle else type(found).__name__))
            if isinstance(found, types.ModuleType) and found is not pickle:
                print("ESCAPED", found, hasattr(found, "os"), hasattr(found, "modules"), hasattr(found, "__imp" + "ort__"))
            error = error.__context__
print(given)
