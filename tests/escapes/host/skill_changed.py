# attack: change the code of a loaded skill
# prints: refused: 5
skill = load_skill("filter_high_risk")
refused = 0
for change in ("code", "name", "__dict__", "__str__"):
    try:
        setattr(skill, change, "print('ESCAPED')")
    except (AttributeError, TypeError):
        refused += 1
        continue
    print("ESCAPED", change)
try:
    type(skill).code = "print('ESCAPED')"
except TypeError:
    refused += 1
exec(skill)
print("refused:", refused)
