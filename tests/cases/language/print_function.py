# print: separators, endings, files and flushing.
import io
import sys

print("plain")
print("a", 1, None, 2.5, [1, "x"])
print("a", "b", sep="")
print("no newline", end="")
print(" ... continued")
print("x", "y", "z", sep="\n")
print()
print("", end="")
print("tab", "separated", sep="\t", flush=True)

buffer = io.StringIO()
print("captured", 42, file=buffer)
print("more", end="", file=buffer)
print(repr(buffer.getvalue()))

sys.stdout.write("written directly\n")
count = sys.stdout.write("counted\n")
print(count)


class Shout:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text.upper())


shout = Shout()
print("to", "a", "custom object", file=shout, sep="_")
print(shout.parts)


class Named:
    def __str__(self):
        return "str form"

    def __repr__(self):
        return "repr form"


print(Named(), [Named()], f"{Named()} {Named()!r}")
try:
    print("x", sep=5)
except TypeError:
    print("sep must be None or a string")
