# attack: materialises a range of ten to the ten
# stopped by: MemoryError or MemoryLimit or ExecutionTimeout
# limits: timeout=10 memory=128M
list(range(10 ** 10))
print("ESCAPED")
