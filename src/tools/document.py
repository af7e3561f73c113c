# Documentation as Markdown: of a module what it offers, with signatures and first sentences; of a name in it everything.
# `module` is imported already; `names` lead from it to what is asked for.
import datetime
import inspect
import re


class Shown:
    """A default as a reader needs it."""

    def __init__(self, value):
        self.value = value

    def __repr__(self):
        if inspect.isclass(self.value) or inspect.isroutine(self.value):
            return self.value.__name__
        text = repr(self.value)
        # An object that only stands for "not given".
        return "..." if " object at 0x" in text else text


def shown(value):
    """A value without the place it happens to lie at."""
    return re.sub(" at 0x[0-9a-f]+", "", repr(value))[:120]


def summary(value):
    text = inspect.getdoc(value) or ""
    return text.split("\n\n")[0].replace("\n", " ").strip()


def signature(name, value, is_method=False):
    try:
        found = inspect.signature(value)
        parameters = list(found.parameters.values())
        # Native functions name the module they live in first, methods themselves.
        if parameters and (parameters[0].name == "module" or is_method and parameters[0].name in ("self", "cls")):
            del parameters[0]
        told = [one if one.default is one.empty else one.replace(default=Shown(one.default)) for one in parameters]
        return f"{name}{found.replace(parameters=told)}"
    except (TypeError, ValueError):
        # Some annotations of typing cannot be written out either.
        return f"{name}(...)" if callable(value) else name


def kind_of(value):
    if inspect.isclass(value):
        return "Classes"
    if isinstance(value, property):
        return "Attributes"
    return "Functions" if callable(value) else "Values"


REFUSED = object()


def reached(owner, name):
    """What a name leads to; some are there to be refused."""
    try:
        return getattr(owner, name, None)
    except NotImplementedError:
        return REFUSED


def listed(owner, names):
    """Lines for the names of a module or a class, by kind."""
    sections = {"Classes": [], "Functions": [], "Attributes": [], "Values": []}
    for name in sorted(names):
        value = reached(owner, name)
        if value is REFUSED or inspect.ismodule(value):
            continue
        kind = kind_of(value)
        told = f"{name} = {shown(value)}" if kind == "Values" else signature(name, value, inspect.isclass(owner))
        about = summary(value) if kind != "Values" else ""
        sections[kind].append(f"- `{told}`" + (f": {about}" if about else ""))
    return sections


def public_names(owner):
    return [name for name in dir(owner) if not name.startswith("_")]


def module_page():
    lines = [f"# {module_name}", ""]
    if summary(module):
        lines += [inspect.getdoc(module).strip(), ""]
    for title, entries in listed(module, getattr(module, "__all__", None) or public_names(module)).items():
        if entries:
            lines += [f"## {title}", "", *entries, ""]
    coverage = reached(module, "coverage")
    if inspect.ismodule(coverage):
        lines += [coverage.page()]
    return lines


def member_page(owner, value, path):
    name = path.rpartition(".")[2]
    is_value = kind_of(value) == "Values"
    told = f"{name} = {shown(value)}" if is_value else signature(name, value, inspect.isclass(owner))
    lines = [f"# {path}", "", f"`{told}`", "", inspect.getdoc(value) or "", ""]
    if inspect.isclass(value):
        sections = listed(value, public_names(value))
        for title, kind in (("Methods", "Functions"), ("Attributes", "Attributes")):
            if sections[kind]:
                lines += [f"## {title}", "", *sections[kind], ""]
    return lines


def behind(owner, name):
    """What a name of a class leads to; of a property the class of its answer, which may depend on the values."""
    value = getattr(owner, name)
    if not isinstance(value, property):
        return value
    for values, options in ((["text"], {}), ([datetime.datetime(2024, 1, 1)], {}), (["a"], {"dtype": "category"})):
        try:
            return type(getattr(owner(values, **options), name))
        except Exception:
            continue
    return value


def answer():
    """The page, or where the way ends and which names there are."""
    owner, value, path = None, module, module_name
    for number, name in enumerate(names):
        # What is between the module and the last name leads on.
        owner = behind(owner, names[number - 1]) if number > 0 else value
        known = public_names(owner)
        if name.startswith("_") or not hasattr(owner, name):
            return {"owner": path, "missing": name, "known": known}
        value, path = getattr(owner, name), f"{path}.{name}"
    lines = member_page(owner, value, path) if names else module_page()
    return "\n".join(lines).rstrip() + "\n"


result = answer()
