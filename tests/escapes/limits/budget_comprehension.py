# attack: the loop is a comprehension that keeps nothing
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import itertools

def run():
    return {0 for _ in itertools.count()}

try:
    run()
finally:
    print("ESCAPED a comprehension is free")
