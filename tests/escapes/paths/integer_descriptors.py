# attack: opens file descriptors by number: the worker's stdin, stdout, its pipe to the supervisor
# prints: refused: 50
class I(int):
    def __fspath__(self):
        return "workspace/probe"

refused = 0
for fd in list(range(0, 20)) + [True, False, I(3), -1, 1 << 31]:
    for mode in ("rb", "wb"):
        try:
            f = open(fd, mode, closefd=False)
        except (OSError, TypeError, ValueError, OverflowError):
            refused += 1
            continue
        print("ESCAPED opened descriptor", fd, mode)
print("refused:", refused)
