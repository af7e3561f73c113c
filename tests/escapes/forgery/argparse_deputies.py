# attack: argparse opens files, reads @files, expands environment and exits for the guest
# prints: refused: 2
import argparse

p = argparse.ArgumentParser(fromfile_prefix_chars="@", prog="%(x)s")
p.add_argument("rest", nargs="*", type=lambda s: s)
refused = 0
try:
    ns = p.parse_args(["@/etc/passwd"])
    print("ESCAPED", ns.rest[:1])
except (SystemExit, OSError):
    refused += 1
ft = getattr(argparse, "FileType", None)
if ft is not None:
    try:
        f = ft("r")("/etc/passwd")
        print("ESCAPED", f.readline())
    except (argparse.ArgumentTypeError, OSError, NameError, AttributeError):
        refused += 1
print("refused:", refused)
