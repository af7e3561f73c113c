# attack: each turn of a short loop raises, and its handler begins the next without having been through four
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def run(values):
    while True:
        try:
            for value in values:
                1 / value
        except ZeroDivisionError:
            pass

run((1, 0))
print("ESCAPED handlers close loops for free")
