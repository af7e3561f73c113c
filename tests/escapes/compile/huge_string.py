# attack: one string literal of two megabytes
# prints: 2000000
# source: "x = '" then repeat "a" 2000000 then "'" then "\nprint(len(x))\n"
