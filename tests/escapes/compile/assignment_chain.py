# attack: one value assigned to a hundred thousand targets and a tuple as wide
# prints: 0
# limits: timeout=10 memory=512M
# source: repeat "x = " 100000 then "1\n" then repeat "x, " 100000 then "= [0] * 100000\n" then "print(x)\n"
