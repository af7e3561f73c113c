# attack: twenty thousand elif branches
# prints: 0
# limits: timeout=10 memory=512M
# source: "x = 0\nif x == 1:\n    pass\n" then repeat "elif x == 2:\n    pass\n" 20000 then "print(x)\n"
