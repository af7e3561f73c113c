# attack: writes one file without end
# stopped by: OSError or ExecutionTimeout or OutputLimit or PermissionError
# limits: timeout=5
block = b"x" * (1 << 20)
total = 0
with open("workspace/fill.bin", "wb") as f:
    while True:
        f.write(block)
        f.flush()
        total += len(block)
        if total > 4 << 30:
            print("ESCAPED wrote", total)
            break
