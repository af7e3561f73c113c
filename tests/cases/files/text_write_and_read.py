# Files: writing and reading text with open().
with open("workspace/notes.txt", "w") as f:
    print(f.write("first line\n"), f.write("second line\n"))
    f.writelines(["third\n", "fourth"])
print(f.closed)

with open("workspace/notes.txt") as f:
    print(repr(f.read()))
with open("workspace/notes.txt") as f:
    print(repr(f.readline()), repr(f.readline()), f.readlines())
with open("workspace/notes.txt") as f:
    for number, line in enumerate(f, start=1):
        print(number, line.rstrip("\n"))

with open("workspace/notes.txt", "a") as f:
    f.write("\nappended")
with open("workspace/notes.txt") as f:
    lines = f.read().splitlines()
print(len(lines), lines[-1])

with open("workspace/notes.txt", "w") as f:
    f.write("replaced")
with open("workspace/notes.txt") as f:
    print(f.read())

with open("workspace/accents.txt", "w", encoding="utf-8") as f:
    f.write("caf\u00e9 \u2713\n")
with open("workspace/accents.txt", encoding="utf-8") as f:
    print(f.read().strip())
with open("workspace/accents.txt", "rb") as f:
    print(f.read())
f = open("workspace/notes.txt")
try:
    print(f.readable(), f.writable(), f.name, f.mode)
finally:
    f.close()
