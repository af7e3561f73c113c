# attack: a sum of a hundred thousand terms, a left-deep tree
# stopped by: RecursionError
# source: "x = 0" then repeat "+1" 100000 then "\nprint(x)\n"
