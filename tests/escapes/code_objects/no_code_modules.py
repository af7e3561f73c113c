# attack: modules that run source text for a living
# prints: refused: 11
def gain(name):
    print("ESCAPED imported", name)

refused = 0
try:
    import marshal; gain("marshal")
except ImportError: refused += 1
try:
    import code; gain("code")
except ImportError: refused += 1
try:
    import codeop; gain("codeop")
except ImportError: refused += 1
try:
    import timeit; gain("timeit")
except ImportError: refused += 1
try:
    import dis; dis.Bytecode("1"); gain("dis compiles")
except (ImportError, AttributeError, NameError): refused += 1
try:
    import symtable; gain("symtable")
except ImportError: refused += 1
try:
    import py_compile; gain("py_compile")
except ImportError: refused += 1
try:
    import compileall; gain("compileall")
except ImportError: refused += 1
try:
    import trace; gain("trace")
except ImportError: refused += 1
try:
    import bdb; gain("bdb")
except ImportError: refused += 1
try:
    import rlcompleter; gain("rlcompleter")
except ImportError: refused += 1
print("refused:", refused)
