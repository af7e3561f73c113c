# attack: generators without a loop of their own, which make their successors
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import itertools

def one():
    yield 1

for _ in itertools.chain.from_iterable(iter(one, None)):
    pass
print("ESCAPED one generator after the other is free")
