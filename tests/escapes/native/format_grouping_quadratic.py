# attack: zero padding with thousands separators inserts each separator by moving the whole string
# stopped by: nothing or ExecutionTimeout or MemoryLimit or MemoryError or ValueError
# limits: timeout=1 memory=128M
format(0, "09999999,")
