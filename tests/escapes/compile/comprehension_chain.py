# attack: a comprehension with twenty thousand for and if clauses
# prints: [1]
# limits: timeout=10 memory=512M
# source: "x = [1" then repeat " for a in [1] if a" 20000 then "]" then "\nprint(x)\n"
