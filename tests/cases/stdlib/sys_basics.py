# sys: version, streams, limits and arguments.
import io
import sys

print(sys.version_info >= (3, 11), sys.version_info.major, len(sys.version_info))
print(sys.version_info[0] == sys.version_info.major, isinstance(sys.version_info.minor, int))
print(sys.maxsize > 2**30, sys.maxsize.bit_length() in (31, 63))
print(isinstance(sys.argv, list), all(isinstance(a, str) for a in sys.argv))

sys.stdout.write("direct write\n")
sys.stdout.flush()
print("to stdout", file=sys.stdout)
print("written length", sys.stdout.write(""))


def report(message, stream):
    print(f"[report] {message}", file=stream)


buffer = io.StringIO()
report("captured", buffer)
report("shown", sys.stdout)
print(repr(buffer.getvalue()))
print(sys.stdout.writable(), hasattr(sys.stderr, "write"))
sys.stdout.writelines(["one ", "two ", "three\n"])
print([n for n in range(5) if n < sys.maxsize][:3], range(sys.maxsize)[-1] == sys.maxsize - 1)
