# attack: a hundred thousand statements
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout or SyntaxError
# prints: 1
# limits: timeout=20 memory=512M
# source: repeat "x = 1\n" 100000 then "print(x)\n"
