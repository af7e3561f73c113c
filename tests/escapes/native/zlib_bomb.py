# attack: a small compressed text that expands a thousandfold, twice
# stopped by: MemoryLimit
# limits: timeout=30 memory=128M
import zlib

data = zlib.compress(b"\0" * (50 << 20), 9)
data = zlib.compress(data * 2000, 9)
once = zlib.decompress(data)
twice = zlib.decompress(once[: len(once) // 2000])
d = zlib.decompressobj()
out = [zlib.decompress(once[:60000], bufsize=1 << 40) for _ in range(20)]
print("ESCAPED", len(out))
