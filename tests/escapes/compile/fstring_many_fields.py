# attack: one f-string with a hundred thousand fields
# prints: 500000
# limits: timeout=10 memory=512M
# source: "x = f'" then repeat "{1!r:>5}" 100000 then "'" then "\nprint(len(x))\n"
