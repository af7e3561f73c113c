# attack: a sum of a hundred thousand terms, a left-deep tree
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# prints: 100000
# source: "x = 0" then repeat "+1" 100000 then "\nprint(x)\n"
