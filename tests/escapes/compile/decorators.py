# attack: a hundred thousand decorators on one function
# stopped by: nothing or RecursionError or SyntaxError or MemoryError or InternalError
# limits: timeout=10 memory=512M
# source: "d = lambda f: f\n" then repeat "@d\n" 100000 then "def f(): pass\n"
