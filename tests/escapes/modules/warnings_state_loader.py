# attack: what stands in for the warnings module in catch_warnings passes on its loader, which loads any trusted module
# stopped by: AttributeError
import warnings

state = warnings.catch_warnings()._module
for name in ("__lo" + "ader__", "__sp" + "ec__"):
    found = getattr(state, name, None)
    found = getattr(found, "loader", found)
    if found is not None:
        module = found.load_module("pathlib")
        print("ESCAPED", module, module.os, module.sys.modules["builtins"])
for name in ("_set_mo" + "dule", "sys", "_warnings_context", "_lo" + "ck"):
    if callable(getattr(state, name, None)):
        print("ESCAPED internals of warnings:", name)
state.filters, getattr(state, "__lo" + "ader__")
