# attack: splitting a large text into many objects
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout
# limits: timeout=10 memory=128M
text = "a " * (20 << 20)
parts = text.split()
print("ESCAPED", len(parts))
