# Documentation as Markdown: of a module what it offers, with signatures and first sentences; of a name in it everything.
import inspect


def summary(value):
    text = inspect.getdoc(value) or ""
    return text.split("\n\n")[0].replace("\n", " ").strip()


def signature(name, value):
    try:
        # Native functions name the module they live in first.
        return f"{name}{inspect.signature(value)}".replace("(module, /, ", "(").replace("(module, /)", "()")
    except (TypeError, ValueError):
        return f"{name}(...)" if callable(value) else name


def listed(owner, names):
    """Lines for the names of a module or a class, by kind."""
    sections = {"Classes": [], "Functions": [], "Values": []}
    for name in sorted(names):
        value = getattr(owner, name, None)
        if inspect.ismodule(value):
            continue
        kind = "Classes" if inspect.isclass(value) else "Functions" if callable(value) else "Values"
        shown = signature(name, value) if kind != "Values" else f"{name} = {value!r}"[:120]
        about = summary(value) if kind != "Values" else ""
        sections[kind].append(f"- `{shown}`" + (f": {about}" if about else ""))
    return sections


def module_page():
    names = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
    lines = [f"# {module_name}", ""]
    if summary(module):
        lines += [inspect.getdoc(module).strip(), ""]
    for title, entries in listed(module, names).items():
        if entries:
            lines += [f"## {title}", "", *entries, ""]
    coverage = getattr(module, "coverage", None)
    if inspect.ismodule(coverage):
        lines += [coverage.page()]
    return lines


def member_page():
    value = getattr(module, member)
    lines = [f"# {module_name}.{member}", "", f"`{signature(member, value)}`", "", inspect.getdoc(value) or "", ""]
    if inspect.isclass(value):
        methods = listed(value, [name for name in dir(value) if not name.startswith("_")])["Functions"]
        lines += ["## Methods", "", *methods] if methods else []
    return lines


known = [name for name in dir(module) if not name.startswith("_")]
if member and member not in known:
    result = known
else:
    result = "\n".join(member_page() if member else module_page()).rstrip() + "\n"
