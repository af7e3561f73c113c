# io: StringIO, an in-memory text file.
import io

f = io.StringIO()
print(f.write("first line\n"), f.write("second\n"), f.tell())
f.writelines(["third\n", "fourth"])
print(repr(f.getvalue()))
f.seek(0)
print(repr(f.readline()), repr(f.read(3)), repr(f.readline()), f.readlines(), repr(f.read()))
f.seek(0)
for number, line in enumerate(f, 1):
    print(number, line.rstrip())
f.seek(6)
f.write("LINE")
print(f.getvalue().splitlines()[0])
f.seek(0, io.SEEK_END)
f.write("\nlast")
f.truncate(10)
print(repr(f.getvalue()), f.readable(), f.writable(), f.seekable())

g = io.StringIO("a\nb\r\nc", newline=None)
print(g.readlines())
with io.StringIO("context") as h:
    print(h.read())
print(h.closed)
try:
    h.read()
except ValueError:
    print("closed file")
print(next(io.StringIO("x\ny")), list(io.StringIO("")), io.StringIO("start").read(2))
out = io.StringIO()
print("a", "b", sep=",", file=out, end=";")
print(out.getvalue())
