# Code built from text.
code = "x = 1\nprint(x)"
exec(code)
