# attack: the work is in the key and the comparisons of a sort
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
class Key:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value < other.value

sorted(range(200_000), key=lambda value: Key(value))
print("ESCAPED the key of a sort is free")
