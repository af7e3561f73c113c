# Every public name of scipy, scikit-learn and statsmodels is there or refused by name, and whatever a module lists can be loaded.
faults = []
for package in ("scipy", "sklearn", "statsmodels"):
    for section, states in __import__(f"{package}.coverage", None, None, ["__doc__"]).table().items():
        try:
            module = __import__(section, None, None, ["__doc__"])
        except Exception as error:
            faults.append(f"{section}: {type(error).__name__}")
            continue
        absent = set(states["absent"])
        listed = set(getattr(module, "__all__", ()))
        for name in sorted(absent.union(states["done"], states["partial"], listed)):
            try:
                getattr(module, name)
            except NotImplementedError as error:
                if name not in str(error):
                    faults.append(f"{section}.{name}: refused without its name")
                elif name not in absent:
                    faults.append(f"{section}.{name}: counted, and refused")
            except Exception as error:
                # As in the original, what is experimental has to be enabled first.
                if "is experimental" not in str(error):
                    faults.append(f"{section}.{name}: {type(error).__name__}: {error}")
print(len(faults), "faults")
for fault in faults:
    print(fault)
