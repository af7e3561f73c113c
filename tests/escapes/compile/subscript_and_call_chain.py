# attack: subscripts and calls in a row
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError or NameError
# source: "x" then repeat "[0]()" 50000
