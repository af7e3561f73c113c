# attack: array's unpickling helper takes raw bytes and a format code from the caller
# prints: refused: 2260
import array

a = array.array("d", [1.0])
fn = array._array_reconstructor if hasattr(array, "_array_reconstructor") else a.__reduce_ex__(3)[0]
refused = 0
for code in list(range(-5, 40)) + [1 << 40]:
    for tc in "bBhHiIlLqQfduw\ud800":
        for data in (b"", b"x", b"\xff" * 16, b"\xff" * 7):
            try:
                fn(array.array, tc, code, data)
            except (ValueError, TypeError, OverflowError, UnicodeError):
                refused += 1
print("refused:", refused)
