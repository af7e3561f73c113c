# attack: two hundred thousand adjacent string literals
# stopped by: nothing or MemoryError or SyntaxError or RecursionError or ExecutionTimeout or InternalError
# limits: timeout=10 memory=512M
# source: "x = (" then repeat "'a' " 200000 then ")"
