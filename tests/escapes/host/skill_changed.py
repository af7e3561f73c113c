# attack: change the code of a loaded skill
# stopped by: nothing
skill = load_skill("filter_high_risk")
for change in ("code", "name", "__dict__", "__str__"):
    try:
        setattr(skill, change, "print('ESCAPED')")
    except (AttributeError, TypeError):
        continue
    print("ESCAPED", change)
try:
    type(skill).code = "print('ESCAPED')"
except TypeError:
    pass
exec(skill)
