# Walks from every module in `module_names` to everything a script can reach through it, and returns by module what only
# trusted code may hold, and what of the library lets itself be changed. `_probe` is the test's own module: it knows which
# objects those are.
import collections
import sys
import types
import weakref

import _probe

MOST_VISITED = 2_000_000
# Some attributes make a new object each time they are read, so of most classes only some objects are looked into.
MOST_OF_A_CLASS = 12

PLAIN = {str, bytes, bytearray, int, float, complex, bool, range, type(None), type(...), type(NotImplemented)}
# What binding makes: looked through at once, because it is made anew by every look.
BOUND = (types.MethodType, types.BuiltinMethodType, types.MethodWrapperType)
# Looked into however many there are.
UNCOUNTED = (type, types.FunctionType, types.CellType, dict, list, tuple, set, frozenset, types.MappingProxyType,
             property, classmethod, staticmethod, types.GetSetDescriptorType, types.MemberDescriptorType)
# Names that `dir` leaves out: those of metaclasses, and what an object may have although it does not say so.
UNLISTED = (
    "__dict__", "__class__", "__mro__", "__bases__", "__base__", "__abstractmethods__", "__globals__", "__builtins__",
    "__closure__", "__defaults__", "__kwdefaults__", "__wrapped__", "__self__", "__func__", "__objclass__", "__annotations__",
    "__annotate__", "__loader__", "__spec__", "__path__", "__file__", "__package__", "__origin__", "__args__", "__traceback__",
    "__context__", "__cause__", "obj", "cell_contents", "gi_frame", "cr_frame", "ag_frame", "gi_yieldfrom", "tb_frame", "tb_next",
    "f_back", "f_locals", "f_globals", "f_builtins", "f_code", "func", "args", "keywords", "fget", "fset", "fdel",
)

# What a script has without importing anything.
PRELOADED = (open, exec, read_file, write_file, list_files, load_skill, save_skill, list_skills, search_tools,
             get_tool_definition, call_mcp_tool)
GIVEN = types.SimpleNamespace(**{**__builtins__, **{function.__name__: function for function in PRELOADED}})

seen = {}
faults = {}


def attributes(thing):
    try:
        listed = dir(thing)
    except Exception:
        listed = []
    for name in (*listed, *UNLISTED):
        if type(name) is not str:
            continue
        try:
            yield "." + name, getattr(thing, name)
        except Exception as error:
            yield f".{name} fails", error


def elements(thing):
    if isinstance(thing, (dict, types.MappingProxyType)):
        for key, value in list(thing.items()):
            yield " key", key
            yield f"[{key!r:.40}]" if type(key) is str else "[...]", value
    elif isinstance(thing, (list, tuple, set, frozenset, collections.deque)):
        for value in list(thing):
            yield "[...]", value


def answers(thing):
    """What calls without arguments get from an object."""
    ways = []
    if isinstance(thing, weakref.ReferenceType):
        ways.append(("()", thing))
    if isinstance(thing, type):
        ways.append((".__subclasses__()", lambda: type.__subclasses__(thing)))
    else:
        ways.append((".__reduce_ex__(2)", lambda: thing.__reduce_ex__(2)))
        ways.append((".__getstate__()", lambda: thing.__getstate__()))
    for how, way in ways:
        try:
            yield how, way()
        except Exception as error:
            yield how + " fails", error


def steps(thing):
    try:
        yield from elements(thing)
    except Exception as error:
        yield " elements fail", error
    if not isinstance(thing, (dict, list, tuple, set, frozenset)) or type(thing).__module__ != "builtins":
        yield from attributes(thing)
        yield from answers(thing)


def starts(module):
    """The public names, and what comes of calling them: objects, refusals and their frames."""
    for name in {**dict.fromkeys(dir(module)), **vars(module)}:
        try:
            thing = getattr(module, name)
        except Exception as error:
            yield f".{name} fails", error
            continue
        yield "." + name, thing
        if callable(thing) and not name.startswith("__"):
            try:
                yield f".{name}()", thing()
            except (Exception, SystemExit) as error:
                yield f".{name}() fails", error


# By every one of them a script would change what trusted code calls.
PUT = object()
CHANGES = {"a name": ("put_by_the_test", PUT), "its text": ("__doc__", "put by the test"), "its name": ("__name__", "put_by_the_test"),
           "its defaults": ("__defaults__", (PUT,)), "its keywords": ("__kwdefaults__", {"put": PUT})}


# What a function may hand on to whoever asked for it: a function made inside another one has no mark that tells the
# library's from a script's, unless it stands in a module or a class. Its defaults and variables are out of reach all the same.
RELIED_ON = ("__defaults__", "__kwdefaults__")
NESTED = 0x10


def is_made_inside(thing):
    return isinstance(thing, types.FunctionType) and bool(thing.__code__.co_flags & NESTED)


def changes(thing):
    """What can be put into a class or function of the library. What a call makes is its caller's."""
    for what, (name, value) in CHANGES.items():
        if isinstance(thing, type) and name in RELIED_ON or is_made_inside(thing) and name not in RELIED_ON:
            continue
        before = getattr(thing, name, PUT)
        try:
            setattr(thing, name, value)
        except (TypeError, AttributeError):
            continue
        yield what
        delattr(thing, name) if before is PUT else setattr(thing, name, before)
    if isinstance(thing, types.FunctionType):
        for name in ("__kwdefaults__",) if is_made_inside(thing) else ("__dict__", "__annotations__", "__kwdefaults__"):
            inside = getattr(thing, name) or {}
            inside["put_by_the_test"] = PUT
            if "put_by_the_test" in (getattr(thing, name) or {}):
                yield f"{name} in place"
        for cell in thing.__closure__ or ():
            cell.cell_contents = PUT
        if any(cell.cell_contents is PUT for cell in thing.__closure__ or ()):
            yield "its variables"


# FIXME: a named tuple that pandas makes at its first use, so that it counts as the script's.
MADE_LATE = ".components"


def is_librarys(thing, path):
    is_class_or_function = isinstance(thing, (type, types.FunctionType))
    return is_class_or_function and "()" not in path and MADE_LATE not in path and thing.__module__ != "__main__"


def walk(module_name, found):
    module = GIVEN if module_name == "builtins" else __import__(module_name, None, None, ["*"])
    n_of_class = collections.Counter()
    waiting = collections.deque([(module_name, starts(module))])
    while waiting:
        path, next_steps = waiting.popleft()
        for how, thing in next_steps:
            while True:
                fault = _probe.fault(thing)
                if fault:
                    found.append(f"{path}{how} is {fault}")
                    break
                if not isinstance(thing, BOUND):
                    break
                waiting.append((path + how, iter([(".__func__", getattr(thing, "__func__", None))])))
                how, thing = how + ".__self__", thing.__self__
            kind = type(thing)
            if fault or kind in PLAIN or kind is types.ModuleType or id(thing) in seen:
                continue
            if is_librarys(thing, path + how):
                found.extend(f"{path}{how} lets a script set {what}" for what in changes(thing))
            if not issubclass(kind, UNCOUNTED):
                n_of_class[kind] += 1
                if n_of_class[kind] > MOST_OF_A_CLASS:
                    continue
            seen[id(thing)] = thing
            if len(seen) > MOST_VISITED:
                raise RuntimeError("the walk does not end")
            waiting.append((path + how, steps(thing)))


for own in (seen, faults, globals()):
    seen[id(own)] = own
for module_name in module_names:
    faults[module_name] = found = []
    seen[id(found)] = found
    walk(module_name, found)
{"faults": faults, "n_visited": len(seen)}
