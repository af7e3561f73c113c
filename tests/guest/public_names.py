# Every public name of the libraries is there or refused by name, and whatever a module lists can be loaded.
import inspect

faults = []


def look_up(section, owner, name, absent):
    """A name that is counted can be loaded; one that is not says so, when it is looked up or when it is called."""
    try:
        found = getattr(owner, name)
    except NotImplementedError as error:
        if name not in str(error):
            faults.append(f"{section}.{name}: refused without its name")
        elif name not in absent:
            faults.append(f"{section}.{name}: counted, and refused")
    except Exception as error:
        # As in the original, what is experimental has to be enabled first.
        if "is experimental" not in str(error):
            faults.append(f"{section}.{name}: {type(error).__name__}: {error}")
    else:
        return found


def call(section, name, refusing):
    """What is absent and can be looked up refuses its call, whatever it is given."""
    asked = [] if isinstance(refusing, type) else inspect.signature(refusing).parameters.values()
    given = [object() for one in asked if one.kind is one.POSITIONAL_OR_KEYWORD]
    if section in FIRST:
        given[0] = FIRST[section]()
    try:
        refusing(*given)
    except NotImplementedError as error:
        if name not in str(error):
            faults.append(f"{section}.{name}: refused without its name")
    except Exception as error:
        faults.append(f"{section}.{name}: {type(error).__name__}: {error}")
    else:
        faults.append(f"{section}.{name}: not counted, and works")


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
            look_up(section, module, name, absent)

import matplotlib.coverage
import matplotlib.pyplot as plt
import seaborn
import seaborn.coverage

# What methods are called on.
FIRST = {"Axes": lambda: plt.figure().add_subplot(), "Figure": plt.figure}
OWNERS = {"pyplot": plt, "Axes": plt.Axes, "Figure": plt.Figure, "seaborn": seaborn}
for counted in (matplotlib.coverage.table(), seaborn.coverage.table()):
    for section, states in counted.items():
        owner = OWNERS.get(section) or getattr(seaborn, section)
        for name in sorted({*states["absent"], *states["done"], *states["partial"]}):
            found = look_up(section, owner, name, states["absent"])
            if name in states["absent"] and found is not None:
                call(section, name, found)
        plt.close("all")

print(len(faults), "faults")
for fault in faults:
    print(fault)
