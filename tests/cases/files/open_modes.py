# Files: read, write, append, exclusive and update modes.
path = "artifacts/modes.txt"
with open(path, "x") as f:
    f.write("created")
try:
    open(path, "x")
except FileExistsError:
    print("exclusive mode refuses an existing file")

with open(path, "r+") as f:
    f.write("CRE")
    f.seek(0, 2)
    f.write("!")
    f.seek(0)
    print(f.read(), f.tell())

with open(path, "a+") as f:
    f.write(" more")
    f.seek(0)
    print(f.read())

with open(path, "w+") as f:
    f.write("fresh")
    f.seek(1)
    print(f.read(3), f.read())

with open(path, "r") as f:
    try:
        f.write("no")
    except OSError:
        print("not writable")
with open(path, "a") as f:
    try:
        f.read()
    except OSError:
        print("not readable")
try:
    f.write("closed")
except ValueError:
    print("closed file")
try:
    open("artifacts/absent.txt")
except FileNotFoundError as error:
    print(type(error).__name__, error.filename)
try:
    open(path, "z")
except ValueError:
    print("invalid mode")
try:
    open("artifacts")
except OSError as error:
    print(type(error).__name__)
