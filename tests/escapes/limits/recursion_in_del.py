# attack: __del__ makes another object whose __del__ does the same
# stopped by: MemoryLimit or ExecutionTimeout
# limits: timeout=2 output=64K
class R:
    def __del__(self):
        R()
        R()

for _ in range(100):
    R()
print("ended")
