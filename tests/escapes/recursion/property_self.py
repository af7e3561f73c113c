# attack: a property that reads itself, in Python
# stopped by: RecursionError
class P:
    @property
    def x(self):
        return self.x

P().x
