# attack: calls alone, without a single loop, as many as two to the power of 900
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def twice(depth):
    if depth:
        twice(depth - 1)
        twice(depth - 1)

twice(900)
print("ESCAPED calls are free")
