# attack: a hundred thousand statements
# stopped by: nothing or MemoryError or MemoryLimit or ExecutionTimeout or SyntaxError
# limits: timeout=20 memory=512M
# source: repeat "x = 1\n" 100000
