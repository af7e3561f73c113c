# attack: generators that are resumed for ever by native code, through other generators
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import collections

def endless():
    while True:
        yield 1
        yield 2

def through(depth):
    if depth:
        yield from through(depth - 1)
    else:
        yield from endless()

collections.deque(through(50), maxlen=0)
print("ESCAPED a generator is free")
