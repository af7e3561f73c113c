# attack: the repr of the result allocates without bound while the report is made
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=5 memory=128M
class R:
    def __repr__(self):
        x = []
        while True:
            x.append(bytearray(1 << 20))

result = R()
result
