# attack: ten thousand files open at once, to exhaust the worker's descriptors
# stopped by: nothing
# limits: timeout=5
files = []
try:
    for i in range(10000):
        files.append(open("workspace/f%d" % i, "w"))
except OSError:
    pass
if len(files) > 5000:
    print("ESCAPED held", len(files), "descriptors")
for f in files:
    f.close()
