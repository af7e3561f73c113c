# attack: one string literal of a million escapes and named characters
# stopped by: MemoryError or SyntaxError or ExecutionTimeout
# prints: 400000
# limits: timeout=10
# source: "x = '" then repeat "\\u00e9\\N{BULLET}" 200000 then "'" then "\nprint(len(x))\n"
