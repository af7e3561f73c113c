# attack: one print larger than the output limit and the memory of a careless collector
# stopped by: OutputLimit
# limits: timeout=5 memory=128M output=64K
print("A" * (60 << 20))
print("ESCAPED printed past the limit")
