# attack: modules that run source text for a living
# stopped by: nothing
def gain(name):
    print("ESCAPED imported", name)

try:
    import marshal; gain("marshal")
except ImportError: pass
try:
    import code; gain("code")
except ImportError: pass
try:
    import codeop; gain("codeop")
except ImportError: pass
try:
    import timeit; gain("timeit")
except ImportError: pass
try:
    import dis; dis.Bytecode("1"); gain("dis compiles")
except (ImportError, AttributeError, NameError): pass
try:
    import symtable; gain("symtable")
except ImportError: pass
try:
    import py_compile; gain("py_compile")
except ImportError: pass
try:
    import compileall; gain("compileall")
except ImportError: pass
try:
    import trace; gain("trace")
except ImportError: pass
try:
    import bdb; gain("bdb")
except ImportError: pass
try:
    import rlcompleter; gain("rlcompleter")
except ImportError: pass
