# attack: linecache, traceback and warnings read source files by name; here the file is outside the jail
# stopped by: ImportError
import warnings
import linecache

for path in ("/etc/passwd", "../secret_outside", "/project/../secret_outside", "/project/.env"):
    text = linecache.getlines(path)
    if text:
        print("ESCAPED", path, text[0])

class L:
    def get_source(self, name):
        print("called by trusted code")
        return "x"

warnings.warn_explicit("m", UserWarning, "/etc/passwd", 1, module_globals={"__loader__": L(), "__name__": "x"})
