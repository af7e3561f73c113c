# attack: seeks far and writes one byte, making a huge sparse file, and truncates upward
# stopped by: OSError
with open("workspace/sparse.bin", "wb") as f:
    for size in (1 << 40, 1 << 62, 1 << 63, 1 << 80):
        for op in (lambda: (f.seek(size), f.write(b"x"), f.flush()), lambda: f.truncate(size)):
            try:
                op()
            except (OverflowError, ValueError):
                continue
            print("ESCAPED a file of", size)
