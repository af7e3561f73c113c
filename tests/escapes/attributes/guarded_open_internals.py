# attack: looks inside the file object and the open function for the raw handle, descriptor or host path
# stopped by: UnsupportedOperation
with open("workspace/probe.txt", "w") as f:
    f.write("x")
    for name in ("fileno", "raw", "buffer", "_file", "_fd", "__wrapped__", "handle"):
        value = getattr(f, name, None)
        if name == "fileno" and callable(value):
            print("ESCAPED a file descriptor", value())
    if str(getattr(f, "name", "")).startswith("/") and not str(f.name).startswith("/project"):
        print("ESCAPED host path", f.name)
