# attack: one string literal of two megabytes
# stopped by: nothing or MemoryError or SyntaxError
# source: "x = '" then repeat "a" 2000000 then "'"
