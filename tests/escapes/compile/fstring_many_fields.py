# attack: one f-string with a hundred thousand fields
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError
# prints: 500000
# limits: timeout=10 memory=512M
# source: "x = f'" then repeat "{1!r:>5}" 100000 then "'" then "\nprint(len(x))\n"
