# attack: one string literal of a million escapes and named characters
# stopped by: nothing or MemoryError or SyntaxError or ExecutionTimeout
# limits: timeout=10
# source: "x = '" then repeat "\\u00e9\\N{BULLET}" 200000 then "'"
