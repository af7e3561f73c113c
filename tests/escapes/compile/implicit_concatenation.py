# attack: two hundred thousand adjacent string literals
# prints: 200000
# limits: timeout=10 memory=512M
# source: "x = (" then repeat "'a' " 200000 then ")" then "\nprint(len(x))\n"
