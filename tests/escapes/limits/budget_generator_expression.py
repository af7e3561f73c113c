# attack: the loop is a generator expression, and native code asks it for more
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import itertools

any(False for _ in itertools.count())
print("ESCAPED a generator expression is free")
