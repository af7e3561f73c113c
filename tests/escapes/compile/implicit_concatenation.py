# attack: two hundred thousand adjacent string literals
# stopped by: MemoryError or SyntaxError or RecursionError or ExecutionTimeout or InternalError
# prints: 200000
# limits: timeout=10 memory=512M
# source: "x = (" then repeat "'a' " 200000 then ")" then "\nprint(len(x))\n"
