# attack: __main__ as a module: is it the guest's own namespace or the host's
# stopped by: ModuleNotFoundError
import __main__
if vars(__main__) is not globals() and "__builtins__" in vars(__main__):
    print("ESCAPED a foreign __main__")
