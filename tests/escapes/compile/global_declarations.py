# attack: a function with fifty thousand global and nonlocal declarations
# prints: 1
# limits: timeout=10 memory=512M
# source: "def f():\n" then repeat "    global a\n" 50000 then "    a = 1\n" then "f()\nprint(a)\n"
