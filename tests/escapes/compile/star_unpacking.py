# attack: nested starred targets and patterns
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError or ValueError or TypeError
# source: repeat "[*" 20000 then "x" then repeat "]" 20000 then " = 1"
