# attack: half a million nested parentheses, for parsers that grow their stack on the heap
# stopped by: SyntaxError or RecursionError or MemoryError or MemoryLimit or InternalError
# limits: timeout=10 memory=256M
# source: "x = " then repeat "(" 500000 then "1" then repeat ")" 500000
