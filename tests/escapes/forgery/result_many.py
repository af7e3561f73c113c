# attack: a result of many tiny pieces, so that any per-item cost of the report explodes
# stopped by: OutputLimit or MemoryLimit or ExecutionTimeout
# prints: made
# result below: 1M
# limits: timeout=5 memory=256M output=64K
print("made")
result = [[i] for i in range(1000000)]
result
