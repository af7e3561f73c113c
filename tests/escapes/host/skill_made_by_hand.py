# attack: make a skill object without the store
# stopped by: nothing
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
for make in makers:
    try:
        made = make()
    except (TypeError, AttributeError, RuntimeError) as error:
        continue
    if isinstance(made, tuple):
        continue
    exec(made)
