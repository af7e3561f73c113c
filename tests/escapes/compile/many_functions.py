# attack: thirty thousand functions, each a code object
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout or SyntaxError
# prints: 2
# limits: timeout=20 memory=512M
# source: repeat "def f(a, b=1, *c, d, **e): return a + b\n" 30000 then "print(f(1, d=2))\n"
