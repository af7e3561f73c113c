# zlib: compression, checksums and streaming.
import zlib

data = b"the same words again and again " * 50
packed = zlib.compress(data)
print(len(data), len(packed) < len(data) // 5, zlib.decompress(packed) == data)
print([zlib.decompress(zlib.compress(data, level)) == data for level in (0, 1, 6, 9)])
print(zlib.crc32(b"hello"), zlib.adler32(b"hello"), zlib.crc32(b""), zlib.adler32(b""))
print(zlib.crc32(b"lo", zlib.crc32(b"hel")) == zlib.crc32(b"hello"))

compressor = zlib.compressobj()
parts = [compressor.compress(data[i : i + 100]) for i in range(0, len(data), 100)]
parts.append(compressor.flush())
stream = b"".join(parts)
decompressor = zlib.decompressobj()
restored = b"".join(decompressor.decompress(stream[i : i + 10]) for i in range(0, len(stream), 10))
print(restored + decompressor.flush() == data, decompressor.eof)

decompressor = zlib.decompressobj()
print(decompressor.decompress(packed + b"tail") == data, decompressor.unused_data)
limited = zlib.decompressobj()
first = limited.decompress(packed, 40)
rest = limited.decompress(limited.unconsumed_tail) + limited.flush()
print(len(first), first + rest == data)

try:
    zlib.decompress(b"not compressed")
except zlib.error:
    print("invalid data")
raw = zlib.compressobj(wbits=-15)
blob = raw.compress(data) + raw.flush()
print(zlib.decompress(blob, wbits=-15) == data)
print(zlib.decompress(zlib.compress(b"")), packed[:1])
