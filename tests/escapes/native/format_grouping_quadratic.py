# attack: zero padding with thousands separators inserts each separator by moving the whole string
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError or ValueError
# limits: timeout=1 memory=128M
print(len(format(0, "09999999,")))
