# attack: a result whose repr is larger than any report should be
# stopped by: OutputLimit or MemoryLimit or MemoryError or ExecutionTimeout
# prints: made
# limits: memory=128M output=64K
class R:
    def __repr__(self):
        return "A" * (40 << 20)

print("made")
# More of them than any machine finishes in time: fifty were done before the timeout on a fast one.
result = [R()] * 5000
result
