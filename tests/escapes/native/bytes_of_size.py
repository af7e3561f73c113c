# attack: zeroed buffers of a given size
# stopped by: MemoryLimit
# limits: memory=128M
import array

for make in (bytes, bytearray, lambda n: array.array("q", [0]) * n, lambda n: (1).to_bytes(n, "big"), lambda n: "x".ljust(n), lambda n: "x".zfill(n), lambda n: b"x".center(n), lambda n: "\t".expandtabs(n)):
    try:
        x = make(10 ** 11)
    except (MemoryError, OverflowError):
        continue
    print("ESCAPED", len(x))
bytes(10 ** 11)
