# attack: print with a million arguments and huge separators
# stopped by: OutputLimit or MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=5 memory=128M output=64K
print(*range(1000000), sep="-" * 1000)
print("ESCAPED printed past the limit")
