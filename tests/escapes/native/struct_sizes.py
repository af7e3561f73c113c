# attack: struct formats with giant repeat counts and sizes that overflow
# stopped by: ExecutionTimeout
# prints: refused: 32
# limits: timeout=5 memory=128M
import struct

refused = 0
for fmt in ("9223372036854775807x", "99999999999999999999s", "4611686018427387904q4611686018427387904q", "1000000000000x", "10000000000s", "0s" * 1000000, "c" * 1000000, "2147483648p"):
    for op in (lambda: struct.calcsize(fmt), lambda: struct.pack(fmt, *([b"x"] * fmt.count("s"))), lambda: struct.unpack(fmt, b""), lambda: struct.unpack_from(fmt, b"", 1 << 62), lambda: struct.pack_into(fmt, bytearray(8), -(1 << 62), b"x")):
        try:
            x = op()
        except (struct.error, OverflowError, MemoryError, ValueError, TypeError):
            refused += 1
            continue
        if isinstance(x, bytes) and len(x) > 1 << 30:
            print("ESCAPED", len(x))
print("refused:", refused)
