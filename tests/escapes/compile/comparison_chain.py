# attack: a comparison with a hundred thousand operators and a boolean chain as long
# stopped by: nothing or RecursionError or SyntaxError or MemoryError or InternalError or MemoryLimit
# limits: timeout=10 memory=512M
# source: "x = 1" then repeat " < 2" 100000 then "\ny = 1" then repeat " and 1 or 0" 50000
