# attack: the same with formats that compress zeros even better
# stopped by: ModuleNotFoundError
# limits: timeout=10 memory=128M
import bz2
import lzma

a = bz2.compress(b"\0" * (40 << 20))
b = lzma.compress(b"\0" * (40 << 20))
x = bz2.decompress(a * 100)
y = lzma.decompress(b * 100)
print("ESCAPED", len(x), len(y))
