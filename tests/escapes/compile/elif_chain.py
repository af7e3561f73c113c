# attack: twenty thousand elif branches
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# prints: 0
# limits: timeout=10 memory=512M
# source: "x = 0\nif x == 1:\n    pass\n" then repeat "elif x == 2:\n    pass\n" 20000 then "print(x)\n"
