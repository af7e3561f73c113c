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
    if isinstance(found, type):
        # A class that cannot be made is there only to refuse.
        made = state_of_code(getattr(found.__init__, "__code__", None))
        return "absent" if made == "absent" else "done"
    return state_of_code(getattr(function, "__code__", None))


def state_of_code(code):
    """The same for the code of a function, or for None."""
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


def room_state(module, name, code_of):
    """The same for a name of a module of rooms, which its table and the code of the room answer without running it."""
    names = vars(module)
    if name in names:
        return state(module, name)
    rooms, place = names.get("_WHERE", {}), module.__name__
    # A room lies below the module or below a package that the module is in.
    while name in rooms and place:
        code = code_of(f"{place}.{rooms[name]}")
        if code is not None:
            found = [part for part in code.co_consts if getattr(part, "co_name", None) == name]
            return state_of_code(found[0] if found and "__qualname__" not in found[0].co_names else None)
        place = place.rpartition(".")[0]
    try:
        return state(module, name)
    except (NotImplementedError, ImportError):
        return "absent"


def count_rooms(sections):
    """Per module: the names of each state. No room is run for it."""
    from _imp import get_frozen_object, is_frozen

    codes = {}

    def code_of(room):
        if room not in codes:
            codes[room] = get_frozen_object(room) if is_frozen(room) else None
        return codes[room]

    counted = {}
    for section, names in sections.items():
        states = {"done": [], "partial": [], "absent": []}
        module = __import__(section, None, None, ["_"]) if is_frozen(section) else None
        for name in names.split():
            states["absent" if module is None else room_state(module, name, code_of)].append(name)
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
