# attack: a comparison with a hundred thousand operators and a boolean chain as long
# stopped by: MemoryLimit
# limits: timeout=10 memory=512M
# source: "x = 1" then repeat " < 2" 100000 then "\ny = 1" then repeat " and 1 or 0" 50000 then "\nprint(x, y)\n"
