# attack: imports the underscored native modules directly, where the raw power lives
# stopped by: nothing
def gain(name):
    print("ESCAPED imported", name)

try:
    import _io; gain("_io")
except ImportError: pass
try:
    import _sre; gain("_sre")
except ImportError: pass
try:
    import _imp; gain("_imp")
except ImportError: pass
try:
    import _frozen_importlib; gain("_frozen_importlib")
except ImportError: pass
try:
    import _frozen_importlib_external; gain("_frozen_importlib_external")
except ImportError: pass
try:
    import _testinternalcapi; gain("_testinternalcapi")
except ImportError: pass
try:
    import _interpreters; gain("_interpreters")
except ImportError: pass
try:
    import _interpchannels; gain("_interpchannels")
except ImportError: pass
try:
    import _remote_debugging; gain("_remote_debugging")
except ImportError: pass
try:
    import _opcode; gain("_opcode")
except ImportError: pass
try:
    import _symtable; gain("_symtable")
except ImportError: pass
try:
    import _ast; gain("_ast")
except ImportError: pass
try:
    import _pickle; gain("_pickle")
except ImportError: pass
try:
    import _codecs; gain("_codecs")
except ImportError: pass
try:
    import _weakref; gain("_weakref")
except ImportError: pass
try:
    import _asyncio; gain("_asyncio")
except ImportError: pass
try:
    import _pyio; gain("_pyio")
except ImportError: pass
try:
    import _dummy_os; gain("_dummy_os")
except ImportError: pass
try:
    import _strptime
    if any(type(value) is type(_strptime) for value in vars(_strptime).values()):
        gain("_strptime")
except ImportError: pass
try:
    import zipimport; gain("zipimport")
except ImportError: pass
try:
    import faulthandler; gain("faulthandler")
except ImportError: pass
