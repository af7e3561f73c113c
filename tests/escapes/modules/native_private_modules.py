# attack: imports the underscored native modules directly, where the raw power lives
# prints: refused: 20
def gain(name):
    print("ESCAPED imported", name)

refused = 0
try:
    import _io; gain("_io")
except ImportError: refused += 1
try:
    import _sre; gain("_sre")
except ImportError: refused += 1
try:
    import _imp; gain("_imp")
except ImportError: refused += 1
try:
    import _frozen_importlib; gain("_frozen_importlib")
except ImportError: refused += 1
try:
    import _frozen_importlib_external; gain("_frozen_importlib_external")
except ImportError: refused += 1
try:
    import _testinternalcapi; gain("_testinternalcapi")
except ImportError: refused += 1
try:
    import _interpreters; gain("_interpreters")
except ImportError: refused += 1
try:
    import _interpchannels; gain("_interpchannels")
except ImportError: refused += 1
try:
    import _remote_debugging; gain("_remote_debugging")
except ImportError: refused += 1
try:
    import _opcode; gain("_opcode")
except ImportError: refused += 1
try:
    import _symtable; gain("_symtable")
except ImportError: refused += 1
try:
    import _ast; gain("_ast")
except ImportError: refused += 1
try:
    import _pickle; gain("_pickle")
except ImportError: refused += 1
try:
    import _codecs; gain("_codecs")
except ImportError: refused += 1
try:
    import _weakref; gain("_weakref")
except ImportError: refused += 1
try:
    import _asyncio; gain("_asyncio")
except ImportError: refused += 1
try:
    import _pyio; gain("_pyio")
except ImportError: refused += 1
try:
    import _dummy_os; gain("_dummy_os")
except ImportError: refused += 1
try:
    import _strptime
    if any(type(value) is type(_strptime) for value in vars(_strptime).values()):
        gain("_strptime")
except ImportError: refused += 1
try:
    import zipimport; gain("zipimport")
except ImportError: refused += 1
try:
    import faulthandler; gain("faulthandler")
except ImportError: refused += 1
print("refused:", refused)
