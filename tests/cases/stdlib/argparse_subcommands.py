# argparse: subcommands, groups, nargs and custom types.
import argparse
import contextlib
import io


def positive(text):
    value = int(text)
    if value <= 0:
        raise argparse.ArgumentTypeError("must be positive")
    return value


parser = argparse.ArgumentParser(prog="shop")
commands = parser.add_subparsers(dest="command", required=True)
add = commands.add_parser("add", help="add items")
add.add_argument("items", nargs="+")
add.add_argument("--count", type=positive, default=1)
remove = commands.add_parser("remove")
group = remove.add_mutually_exclusive_group()
group.add_argument("--all", action="store_true")
group.add_argument("--id", type=int)
move = commands.add_parser("move")
move.add_argument("--to", nargs=2, metavar=("X", "Y"), type=float)
move.set_defaults(handler=lambda args: sum(args.to))

print(vars(parser.parse_args(["add", "pen", "ink", "--count", "3"])))
print(vars(parser.parse_args(["remove", "--id", "7"])))
args = parser.parse_args(["move", "--to", "1.5", "2"])
print(args.command, args.to, args.handler(args))

for line in ("add", "add pen --count 0", "remove --all --id 1", "unknown", ""):
    errors = io.StringIO()
    try:
        with contextlib.redirect_stderr(errors):
            parser.parse_args(line.split())
    except SystemExit as stop:
        print(repr(line), "exit", stop.code, "usage:" in errors.getvalue())

toggle = argparse.ArgumentParser(prog="toggle")
toggle.add_argument("--cache", action=argparse.BooleanOptionalAction, default=True)
toggle.add_argument("rest", nargs="*")
print(toggle.parse_args(["--no-cache", "a", "b"]), toggle.parse_args([]))
print(toggle.parse_args(["--", "--cache"]).rest)
