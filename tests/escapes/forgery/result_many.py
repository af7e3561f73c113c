# attack: a result of many tiny pieces, so that any per-item cost of the report explodes
# stopped by: nothing or OutputLimit or MemoryLimit or ExecutionTimeout
# limits: timeout=5 memory=256M output=64K
result = [[i] for i in range(1000000)]
result
