# attack: a call with a hundred thousand arguments and a function with as many parameters' defaults
# prints: 100001
# limits: timeout=10 memory=512M
# source: "def f(*a): return len(a)\nprint(f(" then repeat "1," 100000 then "1))\n"
