# attack: a function with fifty thousand global and nonlocal declarations
# stopped by: nothing or SyntaxError or MemoryError
# limits: timeout=10 memory=512M
# source: "def f():\n" then repeat "    global a\n" 50000 then "    a = 1\n"
