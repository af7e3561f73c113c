# attack: thirty thousand functions, each a code object
# stopped by: nothing or MemoryError or MemoryLimit or ExecutionTimeout or SyntaxError
# limits: timeout=20 memory=512M
# source: repeat "def f(a, b=1, *c, d, **e): return a + b\n" 30000
