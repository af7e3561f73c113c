# gzip: compressing bytes and file-like objects.
import gzip
import io

data = b"line of text\n" * 100
packed = gzip.compress(data)
print(packed[:2], len(packed) < len(data) // 5, gzip.decompress(packed) == data)
print(gzip.compress(b"x", mtime=0) == gzip.compress(b"x", mtime=0))

buffer = io.BytesIO()
with gzip.GzipFile(fileobj=buffer, mode="wb") as f:
    f.write(b"first\n")
    f.write(b"second\n")
buffer.seek(0)
with gzip.GzipFile(fileobj=buffer) as f:
    print(f.readline(), f.read())

buffer = io.BytesIO()
with gzip.open(buffer, "wt", encoding="utf-8") as f:
    f.write("caf\u00e9\n")
    print("printed", file=f)
buffer.seek(0)
with gzip.open(buffer, "rt", encoding="utf-8") as f:
    print([line.rstrip() for line in f])

print(gzip.decompress(gzip.compress(b"one") + gzip.compress(b"two")))
try:
    gzip.decompress(b"plain bytes")
except gzip.BadGzipFile:
    print("not a gzip file")
try:
    gzip.decompress(packed[:20])
except EOFError:
    print("truncated")
with gzip.GzipFile(fileobj=io.BytesIO(packed)) as f:
    f.seek(13 * 50)
    print(f.readline(), f.tell(), sum(1 for _ in f))
