"""Stand-ins for `sys` and `builtins` in trusted modules that act on names a script chose.

They are modules, so that no facade shows them.
"""

import sys
import types
import _sandbox


class _GuestSys(types.ModuleType):
    """`sys`, except that `modules` holds what the script itself has imported."""

    @property
    def modules(self):
        return _sandbox.imported_modules()

    def __getattr__(self, name):
        return getattr(sys, name)


class _DataclassesSys(_GuestSys):
    """The same for `dataclasses`, which recognises names of itself and of `typing`."""

    @property
    def modules(self):
        own = {name: sys.modules[name] for name in ("dataclasses", "typing") if name in sys.modules}
        return {**_sandbox.imported_modules(), **own}


class _WarningsSys(_GuestSys):
    """The same for `warnings`, which looks itself up to save and restore its filters."""

    @property
    def modules(self):
        return {"warnings": warnings_state}


class _WarningsState:
    """The filters and hooks of `warnings` that `catch_warnings` saves and restores, and nothing else."""

    def __getattr__(self, name):
        _require(name, _WARNINGS_NAMES)
        return getattr(sys.modules["warnings"], name)

    def __setattr__(self, name, value):
        _require(name, _WARNINGS_NAMES)
        setattr(sys.modules["warnings"], name, value)


class _StreamsSys(types.ModuleType):
    """`sys` for `contextlib`, which redirects a stream by its name."""

    exc_info = staticmethod(sys.exc_info)
    exception = staticmethod(sys.exception)

    def __getattribute__(self, name):
        if type(name) is str and name in ("stdout", "stderr"):
            return getattr(sys, name)
        return super().__getattribute__(name)

    def __setattr__(self, name, value):
        _require(name, ("stdout", "stderr"))
        setattr(sys, name, value)


def _require(name, allowed):
    # Not isinstance: a subclass of str could be equal to one name and read as another.
    if type(name) is not str or name not in allowed:
        raise AttributeError(f"no attribute {name!r}")


_WARNINGS_NAMES = frozenset({
    "filters", "showwarning", "simplefilter", "_filters_mutated_lock_held", "_new_context", "_showwarning_orig",
    "_showwarnmsg_impl", "_warnings_context",
})

streams_sys = _StreamsSys("sys")
guest_sys = _GuestSys("sys")
dataclasses_sys = _DataclassesSys("sys")
warnings_sys = _WarningsSys("sys")
warnings_state = _WarningsState()
guest_builtins = types.ModuleType("builtins")
guest_builtins.__dict__.update(_sandbox.builtins())
for _name in ("__import__", "__loader__", "__spec__", "__package__"):
    guest_builtins.__dict__.pop(_name, None)
