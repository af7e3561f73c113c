# attack: sum of lists, tuples and str += keep copying natively
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError or TypeError
# limits: timeout=1 memory=256M
sum(([i] for i in range(300000)), [])
print("ESCAPED")
