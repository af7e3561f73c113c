# attack: __getattr__ and __getattribute__ that ask for themselves
# stopped by: RecursionError
class G:
    def __getattr__(self, name):
        return getattr(self, name + "x")

G().a
