# attack: native code calls functions of the script for ever
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import functools
import itertools

functools.reduce(lambda one, other: 1, itertools.count())
print("ESCAPED functions called by native code are free")
