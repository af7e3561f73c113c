# An error whose text cannot be made.
class Odd(Exception):
    def __str__(self):
        return self.missing


raise Odd()
