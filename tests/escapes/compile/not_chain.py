# attack: fifty thousand nots
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# source: "x = " then repeat "not " 50000 then "1"
