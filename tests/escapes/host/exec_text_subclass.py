# attack: a string that calls itself a skill
# stopped by: TypeError
class Skill(str):
    code = "print('ESCAPED')"
    name = "x"

load_skill
exec(Skill("print('ESCAPED')"))
