# attack: quadratic and cubic text tools of the standard library
# stopped by: ExecutionTimeout or RecursionError
# limits: timeout=1
import difflib
import textwrap

textwrap.wrap("a b " * 200000, width=1)
difflib.SequenceMatcher(None, "ab" * 20000, "ba" * 20000, autojunk=False).ratio()
list(difflib.ndiff(["x%d" % (i * 7 % 13) for i in range(2000)], ["y%d" % (i * 5 % 11) for i in range(2000)]))
print("ESCAPED")
