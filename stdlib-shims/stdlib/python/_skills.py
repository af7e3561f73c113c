"""Skills: saved code that later scripts call."""

from _host import call as _call, exec, load_skill as _load

__all__ = ["exec", "list_skills", "load_skill", "save_skill"]


def load_skill(name, version=None):
    """A saved skill; run it with `exec(load_skill("name"))`, or write `from skills.name import function`."""
    if not isinstance(name, str):
        raise TypeError(f"name must be str, not {type(name).__name__}")
    if version is not None and (not isinstance(version, int) or not 1 <= version < 2**31):
        raise ValueError("version must be a positive whole number")
    return _load(name, version)


def save_skill(name, code, description, tags=()):
    """Save code under a name for later scripts; returns what was saved."""
    return _call("save_skill", {"name": name, "code": str(code), "description": description, "tags": list(tags)})


def list_skills(query=None, tag=None):
    """The saved skills, as a list of dicts with name, description, version, tags and uses."""
    return _call("list_skills", {"query": query, "tag": tag})["skills"]
