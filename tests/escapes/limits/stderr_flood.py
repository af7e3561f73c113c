# attack: floods the error stream through warnings, unraisable errors and tracebacks
# stopped by: OutputLimit or ExecutionTimeout
# limits: timeout=5 output=64K
class D:
    def __del__(self):
        raise ValueError("y" * 1000)

for i in range(100000):
    D()
print("ended")
