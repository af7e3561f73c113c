# attack: a context manager swallows the error of every turn, and the loop goes on behind it
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import contextlib

def run():
    quiet = contextlib.suppress(ValueError)
    while True:
        with quiet:
            while True:
                raise ValueError

run()
print("ESCAPED swallowed errors are free")
