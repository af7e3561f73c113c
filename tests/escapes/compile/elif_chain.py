# attack: twenty thousand elif branches
# stopped by: nothing or RecursionError or SyntaxError or MemoryError or InternalError
# limits: timeout=10 memory=512M
# source: "x = 0\nif x == 1:\n    pass\n" then repeat "elif x == 2:\n    pass\n" 20000
