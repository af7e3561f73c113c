"""How much of an original our face covers, read off the code itself.

A name is `absent` if we have none or if all its code does is refuse, `partial` if the code refuses something by name,
`done` otherwise.
"""

REFUSERS = {"unsupported", "NotImplementedError", "refuse"}
# what a refusal is worded with
WORDING = {"common", "type", "__name__"}


def state(owner, name):
    """`done`, `partial` or `absent` for one name of `owner`."""
    try:
        found = getattr(owner, name)
    except AttributeError:
        return "absent"
    function = getattr(found, "__func__", found)
    if isinstance(found, property):
        function = found.fget
    code = getattr(function, "__code__", None)
    if code is None or REFUSERS.isdisjoint(code.co_names):
        return "done"
    return "absent" if (REFUSERS | WORDING).issuperset(code.co_names) else "partial"


def count(sections, owners):
    """Per section: the names of each state."""
    counted = {}
    for section, names in sections.items():
        states = {"done": [], "partial": [], "absent": []}
        for name in names.split():
            states[state(owners[section], name)].append(name)
        counted[section] = states
    return counted


def as_markdown(title, counted):
    """A table of counts, then the names that are not done."""
    lines = [f"## Coverage of {title}", "", "| | done | partial | absent | covered |", "|---|---|---|---|---|"]
    for section, states in counted.items():
        done, partial, absent = (len(states[key]) for key in ("done", "partial", "absent"))
        share = 100 * (done + partial) / max(done + partial + absent, 1)
        lines.append(f"| {section} | {done} | {partial} | {absent} | {share:.0f} % |")
    for key in ("partial", "absent"):
        lines += ["", f"### {key}", ""]
        for section, states in counted.items():
            if states[key]:
                lines.append(f"- {section}: {', '.join(states[key])}")
    return "\n".join(lines) + "\n"
