# attack: ten thousand files open at once, to exhaust the worker's descriptors
# prints: refused: 1
# limits: timeout=5
files = []
refused = 0
try:
    for i in range(10000):
        files.append(open("workspace/f%d" % i, "w"))
except OSError:
    refused += 1
if len(files) > 5000:
    print("ESCAPED held", len(files), "descriptors")
for f in files:
    f.close()
print("refused:", refused)
