# attack: walks a range of ten to the fifteen natively
# stopped by: ExecutionTimeout or MemoryLimit
# limits: timeout=1
max(range(10 ** 15))
print("ESCAPED")
