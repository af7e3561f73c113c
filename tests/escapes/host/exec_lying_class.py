# attack: an object that claims the class of a skill
# stopped by: TypeError
real = load_skill("filter_high_risk")

class Fake:
    name = "x"
    code = "print('ESCAPED')"

    @property
    def __class__(self):
        return type(real)

exec(Fake())
