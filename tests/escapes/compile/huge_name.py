# attack: an identifier of a million characters, then one of combining marks
# stopped by: nothing or SyntaxError or MemoryError or NameError
# source: repeat "a" 1000000 then " = 1\nb" then repeat "\u0301" 200000 then " = 2\n"
