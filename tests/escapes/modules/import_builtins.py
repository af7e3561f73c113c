# attack: the module of real builtins
# stopped by: ImportError
import builtins
print("ESCAPED", builtins.eval("1+1"))
