# scalar reprs and str
import numpy as np

for s in [np.int64(5), np.float64(1.5), np.float32(0.1), np.bool_(True), np.str_("ab"), np.complex128(1 + 2j), np.uint8(7), np.float64("nan"), np.float64("inf"), np.bytes_(b"x")]:
    print(repr(s), str(s), f"{s}", type(s).__name__)
print([np.int64(1), np.float64(2.0)], (np.True_, np.False_))
print({"a": np.float64(0.5)})
print(f"{np.float64(3.14159):.2f} {np.int64(42):05d} {np.int64(1234567):,}")
print("%d %.3f" % (np.int64(3), np.float64(2.5)))
