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
    """The filters and hooks of `warnings`, without the module around them."""

    def __getattr__(self, name):
        value = getattr(sys.modules["warnings"], name)
        if isinstance(value, types.ModuleType):
            raise AttributeError(name)
        return value

    def __setattr__(self, name, value):
        setattr(sys.modules["warnings"], name, value)


guest_sys = _GuestSys("sys")
dataclasses_sys = _DataclassesSys("sys")
warnings_sys = _WarningsSys("sys")
warnings_state = _WarningsState()
guest_builtins = types.ModuleType("builtins")
guest_builtins.__dict__.update(_sandbox.builtins())
for _name in ("__import__", "__loader__", "__spec__", "__package__"):
    guest_builtins.__dict__.pop(_name, None)
