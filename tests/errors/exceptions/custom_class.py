# A class of the script's own, with a derived message.
class ValidationError(Exception):
    def __init__(self, field, value):
        super().__init__(f"{field}: {value!r} is not valid")
        self.field = field


def check(age):
    if age < 0:
        raise ValidationError("age", age)
    return age


check(-3)
