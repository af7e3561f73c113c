# attack: twenty thousand conditional expressions
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# source: "a = b = 1\nx = " then repeat "a if b else " 20000 then "1"
