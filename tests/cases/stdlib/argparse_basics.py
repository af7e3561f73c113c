# argparse: positional arguments, options and flags.
import argparse

parser = argparse.ArgumentParser(prog="tool", description="Demo tool.")
parser.add_argument("source")
parser.add_argument("target", nargs="?", default="out.txt")
parser.add_argument("-n", "--number", type=int, default=1)
parser.add_argument("-v", "--verbose", action="store_true")
parser.add_argument("-l", "--level", choices=["low", "high"], default="low")
parser.add_argument("-t", "--tag", action="append", default=[])
parser.add_argument("-c", action="count", default=0)
parser.add_argument("--rate", type=float, dest="speed")

for line in (
    "in.txt",
    "in.txt other.txt -n 5 -v",
    "--number=7 in.txt -t a -t b -ccc",
    "in.txt --level high --rate 2.5 --verb",
):
    print(vars(parser.parse_args(line.split())))

options = parser.parse_args(["x", "-n3"])
print(options.number, options.verbose, options.source, options.tag)
known, rest = parser.parse_known_args(["x", "--unknown", "1"])
print(known.source, rest)
print(parser.format_usage().split()[:2], parser.prog)

strict = argparse.ArgumentParser(prog="strict", exit_on_error=False)
strict.add_argument("--count", type=int)
try:
    strict.parse_args(["--count", "many"])
except argparse.ArgumentError as error:
    print("argument error:", error.argument_name)
print(strict.parse_args([]), strict.parse_args(["--count", "-3"]).count)
