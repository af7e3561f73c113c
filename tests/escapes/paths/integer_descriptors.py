# attack: opens file descriptors by number: the worker's stdin, stdout, its pipe to the supervisor
# stopped by: nothing
class I(int):
    def __fspath__(self):
        return "workspace/probe"

for fd in list(range(0, 20)) + [True, False, I(3), -1, 1 << 31]:
    for mode in ("rb", "wb"):
        try:
            f = open(fd, mode, closefd=False)
        except (OSError, TypeError, ValueError, OverflowError):
            continue
        print("ESCAPED opened descriptor", fd, mode)
