# Documentation of a module as Markdown: what it offers, with signatures and first sentences.
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


names = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
sections = {"Classes": [], "Functions": [], "Values": []}
for name in sorted(names):
    value = getattr(module, name, None)
    if inspect.ismodule(value):
        continue
    kind = "Classes" if inspect.isclass(value) else "Functions" if callable(value) else "Values"
    shown = signature(name, value) if kind != "Values" else f"{name} = {value!r}"[:120]
    about = summary(value) if kind != "Values" else ""
    sections[kind].append(f"- `{shown}`" + (f": {about}" if about else ""))

lines = [f"# {module_name}", ""]
if summary(module):
    lines += [inspect.getdoc(module).strip(), ""]
for title, entries in sections.items():
    if entries:
        lines += [f"## {title}", "", *entries, ""]
coverage = getattr(module, "coverage", None)
if inspect.ismodule(coverage):
    lines += [coverage.page()]
result = "\n".join(lines).rstrip() + "\n"
