# attack: a result whose repr is larger than any report should be
# stopped by: OutputLimit or MemoryLimit or MemoryError or ExecutionTimeout
# prints: made
# limits: memory=128M output=64K
class R:
    def __repr__(self):
        return "A" * (40 << 20)

print("made")
result = [R()] * 50
result
