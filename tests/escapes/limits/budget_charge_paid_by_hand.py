# attack: asks a charge for its truth where nothing counts, as often as it likes
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import itertools

def loop():
    for _ in range(3):
        pass

charges = [constant for constant in loop.__code__.co_consts if type(constant).__name__ == "charge"]
all(map(bool, itertools.cycle(charges)))
print("ESCAPED charges are not paid")
