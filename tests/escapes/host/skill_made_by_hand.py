# attack: make a skill object without the store
# prints: refused: 6
import copy

skill = load_skill("filter_high_risk")
Skill = type(skill)
makers = [
    lambda: Skill("x", 1, "d", "print('ESCAPED')"),
    lambda: Skill.__new__(Skill),
    lambda: object.__new__(Skill),
    lambda: type("Sub", (Skill,), {"code": "print('ESCAPED')"})(),
    lambda: copy.copy(skill),
    lambda: skill.__reduce_ex__(4),
]
refused = 0
for make in makers:
    try:
        made = make()
    except (TypeError, AttributeError, RuntimeError) as error:
        refused += 1
        continue
    if isinstance(made, tuple):
        continue
    exec(made)
print("refused:", refused)
