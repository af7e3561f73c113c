# attack: loops so short that the turns of each one are not worth counting
# stopped by: InstructionLimit
# limits: timeout=20 instructions=100000
def turns():
    for once in (1,):
        pass
    for first in (1, 2):
        for second in (1, 2):
            continue
    n = 0
    while n < 2:
        n += 1

def forever():
    for _ in range(10 ** 9):
        turns()

forever()
print("ESCAPED short loops are free")
