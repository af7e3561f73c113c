# attack: twenty thousand nested list displays
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError
# source: "x = " then repeat "[" 20000 then repeat "]" 20000
