# attack: a hundred thousand attributes in a row
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError or NameError
# source: "x" then repeat ".a" 100000
