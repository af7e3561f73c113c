# attack: f(**mapping) whose keys() gives an unhashable key, or one whose __eq__ raises
# stopped by: InternalError
class M:
    def keys(self):
        return [[]]
    def __getitem__(self, key):
        return 1

print(**M())
